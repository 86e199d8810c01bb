import { expect, test } from 'vitest';
import { fitPanel, resizeByKey } from './panel-size.ts';

const screen = { width: 1440, height: 900 };

test.each([
  [{ width: 384, height: 600 }, screen, { width: 384, height: 600 }],
  [{ width: 10, height: 10 }, screen, { width: 320, height: 400 }],
  [{ width: 2000, height: 2000 }, screen, { width: 800, height: 810 }],
  [
    { width: 384, height: 600 },
    { width: 1000, height: 500 },
    { width: 384, height: 450 },
  ],
  [
    { width: 384, height: 600 },
    { width: 1000, height: 400 },
    { width: 384, height: 360 },
  ],
])('%j on %j is %j', (wished, viewport, fitting) => {
  expect(fitPanel(wished, viewport)).toEqual(fitting);
});

test('arrow keys move the upper left corner, other keys nothing', () => {
  const size = { width: 400, height: 500 };
  expect(resizeByKey('ArrowLeft', size)).toEqual({ width: 432, height: 500 });
  expect(resizeByKey('ArrowRight', size)).toEqual({ width: 368, height: 500 });
  expect(resizeByKey('ArrowUp', size)).toEqual({ width: 400, height: 532 });
  expect(resizeByKey('ArrowDown', size)).toEqual({ width: 400, height: 468 });
  expect(resizeByKey('Enter', size)).toBeUndefined();
});
