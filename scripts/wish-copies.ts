import type { Meant } from '../server/src/assistant/subject-guesser.ts';
import type { Aside, Wish } from './assistant-corpus.ts';

// A talk about it, or a child as the patient, makes another treatment of these.
const becomes: Readonly<Record<'consultation' | 'childCare', { of: readonly Meant[]; every: number }>> = {
  consultation: { of: ['prosthetics', 'aesthetics', 'braces', 'rootCanal', 'gums', 'filling'], every: 2 },
  childCare: { of: ['checkup', 'cleaning', 'filling', 'nothing'], every: 7 },
};

/** Each wish for a treatment twice more, before or after a sentence that changes nothing of it. */
export function copyBesideAsides(wishes: readonly Wish[], asides: readonly Aside[]): Wish[] {
  const beside = asides.filter(({ meant }) => meant === 'nothing');
  const draw = createDraw();
  return wishes
    .filter(({ meant }) => meant !== 'nothing')
    .flatMap((wish) =>
      [wish, wish].map(({ message, meant }) => join(message, pick(beside, draw), meant, draw)),
    );
}

/** Some wishes once more beside a sentence that makes a talk about it of them, or a child's treatment. */
export function copyChanged(wishes: readonly Wish[], asides: readonly Aside[]): Wish[] {
  const draw = createDraw();
  return (['consultation', 'childCare'] as const).flatMap((meant) => {
    const changing = asides.filter((aside) => aside.meant === meant);
    const { of, every } = becomes[meant];
    return wishes
      .filter((wish) => of.includes(wish.meant))
      .filter((_, index) => index % every === 0)
      .map(({ message }) => join(message, pick(changing, draw), meant, draw));
  });
}

function join(wish: string, aside: string, meant: Meant, draw: Draw): Wish {
  return { message: draw(2) === 0 ? `${aside}. ${wish}` : `${wish}. ${aside}`, meant };
}

function pick(asides: readonly Aside[], draw: Draw): string {
  return asides[draw(asides.length)]?.message ?? '';
}

/** A number below the one that is given. */
type Draw = (below: number) => number;

/** Always draws the same numbers, so the same files make the same copies. */
function createDraw(): Draw {
  let state = 20261125;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
