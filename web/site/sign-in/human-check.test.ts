import { describe, expect, it } from 'vitest';
import { createQuestion, findAnswerProblem } from './human-check.ts';

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

describe('findAnswerProblem', () => {
  const question = { left: 3, right: 9 };

  it('takes the sum, blanks around it included', () => {
    expect(findAnswerProblem(question, '12')).toBeUndefined();
    expect(findAnswerProblem(question, ' 12 ')).toBeUndefined();
  });

  it('tells a missing answer from a wrong one', () => {
    expect(findAnswerProblem(question, ' ')).toBe('captcha_missing');
    expect(findAnswerProblem(question, '11')).toBe('captcha');
  });

  it.each(['1 2', '12.0', '0x0c', '-12', 'zwölf'])('refuses %j', (typed) => {
    expect(findAnswerProblem(question, typed)).toBe('captcha');
  });
});
