import type { de } from './texts.de.ts';

/** The about page's words in English. */
export const en: typeof de = {
  title: 'About us',
  description:
    'The dental practice at Lindenplatz in Cologne: its history since 1998, what we stand for, and six rooms to look at.',
  intro: {
    heading: 'Under the same linden tree since 1998',
    lead: 'When we began, the tree reached up to the first floor. Today it gives shade to all six rooms.',
    text: 'Three dentists treat people from the old town of Cologne and from further away, some families in the third generation. What has not changed: first we ask and explain, then we treat.',
    pictureAlt:
      'The reception: a green counter with a linden leaf, shelves behind it, light falling through the window on the left.',
  },
  history: {
    heading: 'How it came about',
    lead: 'A practice grows slowly. These were the steps.',
    steps: [
      {
        year: '1998',
        title: 'One room, one chair',
        text: 'Dr. Katharina Weber opens the practice at Lindenplatz 7, with one treatment room and a staff of two.',
      },
      {
        year: '2006',
        title: 'Room for prevention',
        text: 'Prophylaxis gets a room and hours of its own, so that nobody is squeezed in between two treatments.',
      },
      {
        year: '2014',
        title: 'Implants and gums',
        text: 'Dr. Emre Yılmaz joins us. Those who had to go to another practice for this can now stay with us.',
      },
      {
        year: '2017',
        title: 'X-rays without film',
        text: 'The X-ray room becomes digital. Since then we have looked at the pictures together on the screen.',
      },
      {
        year: '2019',
        title: 'A room with fox and hare',
        text: 'Dr. Lena Hoffmann treats children and teenagers and sets up a room just for them.',
      },
      {
        year: '2026',
        title: 'Appointments online',
        text: 'The free times of all three are online. You book and cancel without a call, even at midnight.',
      },
    ],
  },
  stats: {
    label: 'The practice in figures',
    years: { label: 'years', detail: 'since it was founded in 1998' },
    patients: { label: 'patients', detail: 'from Cologne and nearby' },
    specialists: { label: 'specialists', detail: 'each with a field of their own' },
    commitment: { label: 'commitment', detail: 'at a check-up as in an emergency' },
  },
  values: {
    heading: 'What you can measure us by',
    lead: 'Values are quickly painted on a wall. So each of ours says how you will notice it.',
    items: [
      {
        title: 'Listening',
        text: 'Every first appointment begins with a talk sitting up, before the chair goes back.',
      },
      {
        title: 'Being clear',
        text: 'We say “inflamed gums” when we mean gingivitis, and show you where they are.',
      },
      {
        title: 'Preserve before replacing',
        text: 'If a tooth can still be treated, we name that option first, even if it takes more work.',
      },
      {
        title: 'Open about costs',
        text: 'Your share is on paper beforehand, with amounts. You take the plan home and compare in peace.',
      },
      {
        title: 'Consideration',
        text: 'A raised hand is enough, and we pause. This goes for children and adults alike.',
      },
      {
        title: 'Punctuality',
        text: 'There is time for emergencies between appointments. If it does take longer, we tell you at reception.',
      },
    ],
  },
  gallery: {
    heading: 'Six rooms to look at',
    lead: 'So that you know where you are going. Choose a picture to see it large.',
    dialogLabel: 'Rooms of the practice, large view',
    enlarge: (room) => `${room}: enlarge picture`,
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close large view',
    position: (current, all) => `Picture ${current} of ${all}`,
    rooms: {
      reception: {
        title: 'Reception',
        text: 'This is where you check in. The entrance is at ground level.',
        alt: 'Curved green reception counter with a linden leaf, two yellow lamps hanging above it.',
      },
      waitingRoom: {
        title: 'Waiting room',
        text: 'Armchairs, a bench, light from the linden tree. There is water for you.',
        alt: 'Waiting room with two armchairs, a long bench, a round table and a floor lamp.',
      },
      treatmentRoom1: {
        title: 'Treatment room',
        text: 'With a screen, so that you see what we are talking about.',
        alt: 'Green treatment chair in front of a large window, a screen on the wall.',
      },
      treatmentRoom2: {
        title: 'Children’s room',
        text: 'The chair goes up and down without any treatment, too.',
        alt: 'Yellow treatment chair with a toy hare; a painted fox and colourful leaves on the wall.',
      },
      prophylaxisRoom: {
        title: 'Prophylaxis',
        text: 'For cleaning, with a basin and mirror of its own.',
        alt: 'Light green chair beside a washstand with a round mirror.',
      },
      xRayRoom: {
        title: 'X-ray',
        text: 'Digital. We only take a picture when it is needed.',
        alt: 'X-ray machine for pictures taken standing, beside it a protective vest and a screen with a picture.',
      },
    },
  },
  closing: {
    heading: 'Get to know us',
    text: 'A check-up is the easiest way. Or first see who would be treating you.',
    team: 'To the team',
  },
};
