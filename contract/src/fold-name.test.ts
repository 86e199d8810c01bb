import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Đorđević', 'dordevic'],
  ['Łukasz', 'lukasz'],
  ['Jørgensen', 'jorgensen'],
  ['Groß', 'gross'],
  ['GROẞ', 'gross'],
  ['Æsir', 'aesir'],
  ['Œuvrard', 'oeuvrard'],
  ['Þórður', 'thordur'],
  ['Guðmundsdóttir', 'gudmundsdottir'],
  ['Ħaż-Żebbuġ', 'haz zebbug'],
  ['Ŧuohi', 'tuohi'],
  ['Işık', 'isik'],
  ['İnan', 'inan'],
  ['Ĳsbrand', 'ijsbrand'],
  ['Ŋawa', 'nawa'],
  ['Əliyev', 'eliyev'],
  ['Ɓala', 'bala'],
  ['Nguyễn', 'nguyen'],
  ['Ａｎｎａ', 'anna'],
  ['ﬁlip', 'filip'],
  ['Ba\u0308rbel', 'barbel'],
  ['An\u200bna\u00ad\u2060', 'anna'],
  [' O’Neil ', 'o neil'],
  ['OʼNeil', 'o neil'],
  ["Isma'il ʿAli", 'isma il ali'],
  ['Παπαδόπουλος', 'παπαδοπουλοσ'],
  ['علی\u200cرضا', 'علیرضا'],
  ['李', '李'],
  ['\u200b', ''],
])('%s is compared as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
