/** The words of the page for addresses that do not exist. */
export const de = {
  title: 'Seite nicht gefunden',
  assistant: 'Den Praxis-Assistenten fragen',
  call: 'Oder rufen Sie uns an:',
  heading: 'Diese Seite gibt es nicht',
  explanation:
    'Vielleicht wurde sie verschoben, oder die Adresse hat einen Tippfehler. Von hier kommen Sie weiter:',
};
