/** A turning ring beside a text that says what is under way; it is invisible to screen readers itself. */
export function Spinner({ className = 'size-5' }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={`inline-block shrink-0 animate-spin rounded-full border-2 border-current border-t-transparent ${className}`}
    />
  );
}
