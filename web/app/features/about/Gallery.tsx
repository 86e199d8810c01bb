import { useState } from 'react';
import { useTexts } from '../../i18n/use-language.ts';
import { classNames } from '../../ui/class-names.ts';
import { GalleryDialog } from './GalleryDialog.tsx';
import { type Room, rooms } from './rooms.ts';
import { aboutTexts } from './texts.ts';

type TileProps = { room: Room; isLarge: boolean; onOpen: () => void };

function Tile({ room, isLarge, onOpen }: TileProps) {
  const { gallery } = useTexts(aboutTexts);
  const { title, alt } = gallery.rooms[room.id];
  return (
    <li className={classNames(isLarge && 'col-span-2 md:row-span-2')}>
      <figure className="flex h-full flex-col">
        <button
          type="button"
          aria-label={gallery.enlarge(title)}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="group grow cursor-zoom-in overflow-hidden rounded-picture rounded-br-none"
        >
          <img
            src={room.image}
            alt={alt}
            width="960"
            height="720"
            loading="lazy"
            className="aspect-4/3 h-full w-full object-cover transition-transform duration-200 group-hover:scale-102"
          />
        </button>
        <figcaption className="mt-3 font-semibold text-leaf-900">{title}</figcaption>
      </figure>
    </li>
  );
}

/** Six rooms, the first one large; each opens in a large view. */
export function Gallery() {
  const { gallery } = useTexts(aboutTexts);
  const [current, setCurrent] = useState<number | null>(null);
  return (
    <section className="section page-width">
      <h2>{gallery.heading}</h2>
      <p className="mt-4 max-w-text">{gallery.lead}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8">
        {rooms.map((room, index) => (
          <Tile key={room.id} room={room} isLarge={index === 0} onOpen={() => setCurrent(index)} />
        ))}
      </ul>
      <GalleryDialog current={current} onMove={setCurrent} onClose={() => setCurrent(null)} />
    </section>
  );
}
