import { UserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../shared/ui/class-names.ts';

type PortraitProps = { src: string; alt: string; isFirst: boolean; className?: string | undefined };

/** A doctor's picture (640 × 800); if it can't be loaded, an icon in its place. */
export function Portrait({ src, alt, isFirst, className }: PortraitProps) {
  const image = useRef<HTMLImageElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const frame = classNames('leaf-shape aspect-4/5 w-full', className);

  // The picture of a prerendered page may have failed before the page runs; that event is lost.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  if (hasFailed) {
    return (
      <div role="img" aria-label={alt} className={classNames(frame, 'grid place-items-center bg-leaf-100')}>
        <UserRound aria-hidden="true" strokeWidth={1.25} className="size-2/5 text-leaf-600" />
      </div>
    );
  }
  return (
    <img
      ref={image}
      src={src}
      alt={alt}
      width="640"
      height="800"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setHasFailed(true)}
      className={classNames(frame, 'object-cover')}
    />
  );
}
