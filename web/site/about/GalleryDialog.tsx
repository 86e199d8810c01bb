import { about } from '@praxisportal/practice/about';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { hasModifier } from '../../shared/ui/has-modifier.ts';
import { Modal } from '../../shared/ui/Modal.tsx';
import { movedPosition } from './gallery-position.ts';
import { aboutTexts } from './texts.ts';

const { rooms } = about;

type GalleryDialogProps = {
  /** Position of the shown room from 0; null while the dialog is closed. */
  current: number | null;
  onMove: (position: number) => void;
  onClose: () => void;
};

type IconButtonProps = { label: string; onClick: () => void; children: ReactNode };

function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 shrink-0 place-items-center rounded-full border border-leaf-300 bg-leaf-900 text-white hover:bg-leaf-600 focus-visible:outline-white sm:size-14"
    >
      {children}
    </button>
  );
}

type LargeViewProps = { position: number; onKey: (key: string) => void };

function LargeView({ position, onKey }: LargeViewProps) {
  const { gallery } = useTexts(aboutTexts);
  const language = useLanguage();
  const room = rooms[position];
  if (!room) return null;
  const { title, text, picture } = room;
  return (
    <figure className="flex min-h-full flex-col items-center justify-center gap-5 p-4 sm:p-6">
      {/* What is left of the screen's height beside the caption; a low screen scrolls. */}
      <img
        src={picture.src}
        alt={picture.alt[language]}
        width={picture.width}
        height={picture.height}
        className="leaf-shape aspect-4/3 h-auto w-[min(100%,max(18rem,calc((100dvh-11rem)*4/3)))]"
      />
      <figcaption className="flex w-full max-w-text items-center justify-between gap-4">
        <IconButton label={gallery.previous} onClick={() => onKey('ArrowLeft')}>
          <ChevronLeft aria-hidden="true" className="size-7" />
        </IconButton>
        <p aria-live="polite" aria-atomic="true" className="min-h-24 text-center leading-snug">
          <span className="figures block text-small">{gallery.position(position + 1, rooms.length)}</span>
          <span className="block font-display text-h3 font-bold text-white">{title[language]}</span>
          <span className="block text-balance">{text[language]}</span>
        </p>
        <IconButton label={gallery.next} onClick={() => onKey('ArrowRight')}>
          <ChevronRight aria-hidden="true" className="size-7" />
        </IconButton>
      </figcaption>
    </figure>
  );
}

/**
 * One room, large, in a modal, which returns focus to the small picture. Arrow keys, Home and End move.
 */
export function GalleryDialog({ current, onMove, onClose }: GalleryDialogProps) {
  const { gallery } = useTexts(aboutTexts);
  const position = current ?? 0;

  const onKey = (key: string) => {
    const moved = movedPosition(key, position, rooms.length);
    if (moved !== undefined) onMove(moved);
    return moved !== undefined;
  };

  return (
    <Modal
      isOpen={current !== null}
      aria-label={gallery.dialogLabel}
      onClose={onClose}
      onKeyDown={(event) => {
        if (!hasModifier(event) && onKey(event.key)) event.preventDefault();
      }}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto bg-leaf-900 p-0 text-leaf-100"
    >
      <div className="absolute top-4 right-4">
        <IconButton label={gallery.close} onClick={onClose}>
          <X aria-hidden="true" className="size-7" />
        </IconButton>
      </div>
      <LargeView position={position} onKey={onKey} />
    </Modal>
  );
}
