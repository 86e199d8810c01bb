import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { movedPosition } from './gallery-position.ts';
import { rooms } from './rooms.ts';
import { aboutTexts } from './texts.ts';

type GalleryDialogProps = {
  /** Position of the shown room from 0; null while the dialog is closed. */
  current: number | null;
  onMove: (position: number) => void;
  onClose: () => void;
};

function IconButton({
  label,
  onClick,
  children,
}: {
  label: string;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-14 shrink-0 place-items-center rounded-full border border-leaf-300 text-white hover:bg-leaf-600 focus-visible:outline-white"
    >
      {children}
    </button>
  );
}

function Picture({ position }: { position: number }) {
  const { gallery } = useTexts(aboutTexts);
  const room = rooms[position];
  if (!room) return null;
  const { title, text, alt } = gallery.rooms[room.id];
  return (
    <figure className="flex min-h-0 flex-col gap-4">
      <img
        src={room.image}
        alt={alt}
        width="960"
        height="720"
        className="leaf-shape mx-auto h-auto max-h-[calc(100dvh-15rem)] w-auto max-w-full object-contain"
      />
      <figcaption aria-live="polite" aria-atomic="true" className="text-center">
        <span className="block text-small text-leaf-100 tabular-nums">
          {gallery.position(position + 1, rooms.length)}
        </span>
        <span className="block text-h3 font-[650] text-white">{title}</span>
        <span className="block text-leaf-100">{text}</span>
      </figcaption>
    </figure>
  );
}

/**
 * One room, large, in a native modal dialog: the browser keeps focus inside, closes on Escape and returns
 * focus to the small picture. Arrow keys, Home and End move.
 */
export function GalleryDialog({ current, onMove, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { gallery } = useTexts(aboutTexts);
  const isOpen = current !== null;
  const position = current ?? 0;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);

  const move = (key: string) => {
    const moved = movedPosition(key, position, rooms.length);
    if (moved !== undefined) onMove(moved);
    return moved !== undefined;
  };

  return (
    <dialog
      ref={dialog}
      aria-label={gallery.dialogLabel}
      onClose={onClose}
      onKeyDown={(event) => {
        if (move(event.key)) event.preventDefault();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-leaf-900 p-0 text-leaf-100"
    >
      {isOpen && (
        <div className="flex min-h-full flex-col justify-center gap-5 p-4 sm:p-8">
          <div className="flex justify-end">
            <IconButton label={gallery.close} onClick={onClose}>
              <X aria-hidden="true" className="size-7" />
            </IconButton>
          </div>
          <Picture position={position} />
          <div className="flex justify-center gap-4">
            <IconButton label={gallery.previous} onClick={() => move('ArrowLeft')}>
              <ChevronLeft aria-hidden="true" className="size-7" />
            </IconButton>
            <IconButton label={gallery.next} onClick={() => move('ArrowRight')}>
              <ChevronRight aria-hidden="true" className="size-7" />
            </IconButton>
          </div>
        </div>
      )}
    </dialog>
  );
}
