import { about } from '@praxisportal/practice/about';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../shared/i18n/use-language.ts';
import { GalleryDialog } from './GalleryDialog.tsx';
import { aboutTexts } from './texts.ts';

/** How much room a tile takes: `first` is large everywhere, `last` fills its row on phones. */
type TilePlace = 'first' | 'middle' | 'last';

const { rooms } = about;

type TileProps = { room: (typeof rooms)[number]; place: TilePlace; onOpen: () => void };

const places: Record<TilePlace, string> = {
  first: 'col-span-2 md:row-span-2',
  middle: '',
  last: 'max-md:col-span-2',
};

function placeOf(index: number): TilePlace {
  if (index === 0) return 'first';
  return index === rooms.length - 1 ? 'last' : 'middle';
}

function Tile({ room, place, onOpen }: TileProps) {
  const language = useLanguage();
  const { gallery } = useTexts(aboutTexts);
  const { picture } = room;
  const title = room.title[language];
  return (
    <li className={places[place]}>
      <figure className="flex h-full flex-col">
        <button
          type="button"
          aria-label={gallery.enlarge(title)}
          aria-haspopup="dialog"
          onClick={onOpen}
          className="group cursor-zoom-in md:grow overflow-hidden rounded-picture rounded-br-none"
        >
          <img
            src={picture.src}
            alt={picture.alt[language]}
            width={picture.width}
            height={picture.height}
            loading="lazy"
            className="aspect-4/3 w-full object-cover md:h-full transition-transform duration-200 group-hover:scale-102"
          />
        </button>
        <figcaption className="mt-3 font-semibold text-leaf-900">{title}</figcaption>
      </figure>
    </li>
  );
}

/** The rooms, the first one large; each opens in a large view. */
export function Gallery() {
  const { gallery } = useTexts(aboutTexts);
  const [current, setCurrent] = useState<number | null>(null);
  return (
    <section className="section page-width">
      <h2>{gallery.heading}</h2>
      <p className="mt-4 max-w-text">{gallery.lead}</p>
      <ul className="mt-10 grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-8">
        {rooms.map((room, index) => (
          <Tile key={room.title.de} room={room} place={placeOf(index)} onOpen={() => setCurrent(index)} />
        ))}
      </ul>
      <GalleryDialog current={current} onMove={setCurrent} onClose={() => setCurrent(null)} />
    </section>
  );
}
