import { describe, expect, it } from 'vitest';
import { createQuestion, isRightAnswer } from './human-check.ts';

describe('createQuestion', () => {
  it('reaches from 1 to 10', () => {
    expect(createQuestion(() => 0)).toEqual({ left: 1, right: 1 });
    expect(createQuestion(() => 0.999999)).toEqual({ left: 10, right: 10 });
  });

  it('asks for two numbers of their own', () => {
    const draws = [0.25, 0.65];
    expect(createQuestion(() => draws.shift() ?? 0)).toEqual({ left: 3, right: 7 });
  });
});

describe('isRightAnswer', () => {
  const question = { left: 3, right: 9 };

  it('takes the sum, blanks around it included', () => {
    expect(isRightAnswer(question, '12')).toBe(true);
    expect(isRightAnswer(question, ' 12 ')).toBe(true);
  });

  it.each(['', '11', '1 2', '12.0', '0x0c', '-12', 'zwölf'])('refuses %j', (typed) => {
    expect(isRightAnswer(question, typed)).toBe(false);
  });
});
