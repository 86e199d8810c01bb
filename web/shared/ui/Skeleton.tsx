import { classNames } from './class-names.ts';

type SkeletonProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** How many blocks stand in for the content. */
  count?: number | undefined;
  /** Size of one block, e.g. `h-24`. */
  blockClassName?: string | undefined;
  className?: string | undefined;
};

/** Holds the place of content that is loading, so that nothing jumps when it arrives. */
export function Skeleton({
  label,
  count = 3,
  blockClassName = 'h-20',
  className = 'grid gap-4',
}: SkeletonProps) {
  const blocks = Array.from({ length: count }, (_, index) => `block-${index}`);
  return (
    <div role="status" aria-live="polite">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={className}>
        {blocks.map((block) => (
          <div
            key={block}
            className={classNames(
              'animate-pulse rounded-panel bg-leaf-100 forced-colors:border',
              blockClassName,
            )}
          />
        ))}
      </div>
    </div>
  );
}
