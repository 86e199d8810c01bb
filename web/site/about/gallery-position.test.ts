import { describe, expect, it } from 'vitest';
import { movedPosition } from './gallery-position.ts';

describe('movedPosition', () => {
  it('goes to the neighbours', () => {
    expect(movedPosition('ArrowRight', 2, 6)).toBe(3);
    expect(movedPosition('ArrowLeft', 2, 6)).toBe(1);
  });

  it('joins the ends', () => {
    expect(movedPosition('ArrowRight', 5, 6)).toBe(0);
    expect(movedPosition('ArrowLeft', 0, 6)).toBe(5);
  });

  it('jumps to the first and the last picture', () => {
    expect(movedPosition('Home', 3, 6)).toBe(0);
    expect(movedPosition('End', 3, 6)).toBe(5);
  });

  it('leaves other keys to the browser', () => {
    expect(movedPosition('Escape', 3, 6)).toBeUndefined();
    expect(movedPosition('Tab', 3, 6)).toBeUndefined();
  });
});
