import { pier } from './pictures.ts';

export const treatmentPictures = { eingriff: pier };
