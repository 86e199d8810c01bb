export type Stat = { value: string; label: string; detail: string };

type StatStripProps = {
  /** Names the figures for screen readers. */
  label: string;
  stats: readonly Stat[];
};

/** Four figures in a row between hairlines; two by two on phones. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-y-8 lg:grid-cols-4">
        {stats.map((stat) => (
          <div
            key={stat.label}
            className="flex flex-col border-l border-line px-4 first:border-l-honey-400 sm:px-6"
          >
            <dt className="order-2">
              <span className="block font-semibold text-leaf-900">{stat.label}</span>
              <span className="mt-0.5 block text-small text-balance text-ink-soft">{stat.detail}</span>
            </dt>
            <dd className="order-1 text-h1 font-[650] tracking-[-0.03em] text-leaf-600 tabular-nums">
              {stat.value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
