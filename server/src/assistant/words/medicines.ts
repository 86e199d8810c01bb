import { normalise } from '../normalise.ts';

/**
 * Medicines that patients of a dentist take or ask for, in small letters: substances in both languages, and brand names.
 * What begins with one is one, too ("ibuprofens"). None of them is anybody's name.
 */
export const medicines: readonly string[] = [
  // Against pain
  ...['ibuprofen', 'ibuflam', 'dolormin', 'nurofen', 'paracetamol', 'ben-u-ron', 'benuron', 'acetaminophen'],
  ...[
    'tylenol',
    'aspirin',
    'acetylsalicyl',
    'godamed',
    'thomapyrin',
    'novalgin',
    'novaminsulfon',
    'metamizol',
  ],
  ...[
    'diclofenac',
    'voltaren',
    'naproxen',
    'ketoprofen',
    'indometacin',
    'arcoxia',
    'etoricoxib',
    'celecoxib',
  ],
  ...[
    'tramadol',
    'tramal',
    'tilidin',
    'codein',
    'morphin',
    'oxycodon',
    'hydromorphon',
    'fentanyl',
    'buscopan',
  ],
  ...['pregabalin', 'gabapentin', 'amitriptylin'],
  // Against germs
  ...['amoxicillin', 'augmentan', 'penicillin', 'clindamycin', 'sobelin', 'metronidazol', 'doxycyclin'],
  ...['azithromycin', 'roxithromycin', 'cefuroxim', 'ciprofloxacin', 'chlorhexidin', 'chlorhexamed'],
  ...['wasserstoffperoxid', 'hydrogen peroxide', 'nelkenöl', 'clove oil'],
  // Of the blood, and what else matters to whoever treats teeth
  ...['xarelto', 'rivaroxaban', 'marcumar', 'falithrom', 'phenprocoumon', 'warfarin', 'coumadin', 'eliquis'],
  ...[
    'apixaban',
    'pradaxa',
    'dabigatran',
    'lixiana',
    'edoxaban',
    'clopidogrel',
    'plavix',
    'heparin',
    'clexane',
  ],
  ...[
    'tranexam',
    'alendron',
    'denosumab',
    'prolia',
    'methotrexat',
    'cortison',
    'prednisolon',
    'dexamethason',
  ],
  ...['metformin', 'ramipril', 'bisoprolol', 'metoprolol', 'amlodipin', 'candesartan', 'simvastatin'],
  ...['atorvastatin', 'pantoprazol', 'omeprazol', 'thyroxin', 'citalopram', 'sertralin'],
  // That calm or numb
  ...['diazepam', 'valium', 'lorazepam', 'midazolam', 'dormicum', 'zolpidem', 'lidocain'],
  ...['benzocain', 'articain', 'ultracain', 'mepivacain'],
];

// What begins with one is one, too; the short forms are words by themselves.
const medicine = new RegExp(
  `\\b(?:${medicines.map((name) => normalise(name)).join('|')})|\\b(?:ass|ibu|antibioti\\w*|schmerzmittel\\w*|painkillers?|tabletten?|medikament\\w*|medicines?|medication)\\b`,
  'u',
);

/** Whether normalised text names a medicine. */
export function namesMedicine(text: string): boolean {
  return medicine.test(text);
}
