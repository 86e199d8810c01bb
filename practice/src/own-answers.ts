import type { Localized } from './types.ts';

/**
 * A question that patients of this practice ask, and what the assistant answers: word for word, as Markdown. A few ways to
 * ask are enough, short and in different words; the assistant finds others that sound like them. The first way of each
 * language is what a button says where two answers may be meant, so it has at most 60 characters.
 */
export type OwnAnswer = {
  /** Stable name, for messages about mistakes. */
  readonly id: string;
  readonly ask: { readonly de: readonly string[]; readonly en: readonly string[] };
  readonly answer: Localized;
};

/**
 * The sample practice's own answers; fictional like the rest of it. What `visit.ts` and `answers.ts` have a field for stands
 * there. Emergencies, pain, medical questions and appointments are never answered from here.
 */
export const ownAnswers: readonly OwnAnswer[] = [
  {
    id: 'wifi',
    ask: {
      de: ['Gibt es WLAN im Wartezimmer?', 'Passwort für das Gäste-WLAN', 'Kann ich bei Ihnen ins Internet?'],
      en: ['Is there Wi-Fi in the waiting room?', 'WiFi password', 'Can I use the internet?'],
    },
    answer: {
      de: 'Ja, im Wartezimmer gibt es kostenloses WLAN. Das Passwort bekommen Sie am Empfang.',
      en: 'Yes, there’s free Wi-Fi in the waiting room. Ask for the password at the front desk.',
    },
  },
  {
    id: 'play-corner',
    ask: {
      de: ['Gibt es eine Spielecke?', 'Spielzeug und Spielsachen', 'Können Kinder bei Ihnen spielen?'],
      en: ['Is there a play corner?', 'Toys in the waiting room', 'Where can the kids play?'],
    },
    answer: {
      de: 'Ja, im Wartezimmer stehen eine Kiste mit Spielzeug und Bilderbücher. Gern darf Ihr Kind auch etwas Eigenes mitbringen.',
      en: 'Yes, there’s a box of toys and picture books in the waiting room. Your child is welcome to bring something, too.',
    },
  },
  {
    id: 'dogs',
    ask: {
      de: [
        'Darf mein Hund mit in die Praxis?',
        'Kann ich meinen Hund mitbringen?',
        'Sind Tiere erlaubt?',
        'Blindenhund',
      ],
      en: ['Can I bring my dog?', 'Are pets allowed?', 'Do you allow guide dogs?'],
    },
    answer: {
      de: 'Assistenz- und Blindenhunde sind im Wartezimmer willkommen. Andere Tiere lassen Sie bitte zu Hause.',
      en: 'Assistance and guide dogs are welcome in the waiting room. Please leave other pets at home.',
    },
  },
  {
    id: 'second-opinion',
    ask: {
      de: [
        'Bekomme ich bei Ihnen eine zweite Meinung?',
        'Zweitmeinung',
        'Beurteilen Sie den Plan einer anderen Praxis?',
      ],
      en: [
        'Can I get a second opinion?',
        'Would you check another dentist’s plan?',
        'Opinion on a cost plan',
      ],
    },
    answer: {
      de: 'Ja. Buchen Sie dafür einen Beratungstermin und bringen Sie Befunde, Röntgenbilder und den Kostenplan mit, die Sie schon haben.',
      en: 'Yes. Book a consultation for it and bring along the findings, X-rays and cost plan that you already have.',
    },
  },
  {
    id: 'ev-charging',
    ask: {
      de: ['Gibt es eine Ladesäule für E-Autos?', 'Wo kann ich mein Elektroauto laden?', 'E-Bike aufladen'],
      en: ['Is there a charging point for electric cars?', 'EV charging', 'Where can I charge my e-bike?'],
    },
    answer: {
      de: 'Eine Ladesäule haben wir nicht, weil wir keine eigenen Parkplätze haben. Den Akku eines E-Bikes können Sie am Empfang laden.',
      en: 'We have no charging point, because we have no car park of our own. You can charge the battery of an e-bike at the front desk.',
    },
  },
  {
    id: 'toilet',
    ask: {
      de: ['Gibt es eine barrierefreie Toilette?', 'Wo ist das WC?', 'Passt ein Rollstuhl in die Toilette?'],
      en: ['Is there an accessible toilet?', 'Where is the restroom?', 'Bathroom for a wheelchair'],
    },
    answer: {
      de: 'Die Patiententoilette liegt neben dem Empfang. Sie ist barrierefrei, mit Haltegriffen und Platz für einen Rollstuhl.',
      en: 'The patients’ toilet is next to the front desk. It’s accessible, with grab rails and room for a wheelchair.',
    },
  },
  {
    id: 'changing-table',
    ask: {
      de: [
        'Haben Sie einen Wickeltisch?',
        'Wo kann ich mein Baby wickeln?',
        'Kann ich bei Ihnen in Ruhe stillen?',
      ],
      en: [
        'Do you have a changing table?',
        'Where can I change a nappy?',
        'Is there somewhere to breastfeed?',
      ],
    },
    answer: {
      de: 'Ein Wickeltisch steht in der Patiententoilette. Zum Stillen geben wir Ihnen gern ein freies Zimmer; fragen Sie am Empfang.',
      en: 'There’s a changing table in the patients’ toilet. To breastfeed you can have a free room; just ask at the front desk.',
    },
  },
  {
    id: 'companion',
    ask: {
      de: [
        'Darf mich jemand ins Behandlungszimmer begleiten?',
        'Kann meine Frau bei der Behandlung dabei sein?',
        'Begleitperson',
      ],
      en: [
        'Can somebody come into the treatment room with me?',
        'May my husband stay with me?',
        'Can I bring a companion?',
      ],
    },
    answer: {
      de: 'Ja, wenn Sie das möchten, kommt Ihre Begleitung mit ins Behandlungszimmer. Nur beim Röntgen wartet sie kurz vor der Tür.',
      en: 'Yes, if you like, somebody can come into the treatment room with you. Only for an X-ray they wait outside for a moment.',
    },
  },
  {
    id: 'headphones',
    ask: {
      de: [
        'Kann ich bei der Behandlung Musik hören?',
        'Darf ich Kopfhörer tragen?',
        'Hörbuch im Behandlungsstuhl',
      ],
      en: [
        'Can I listen to music during treatment?',
        'May I wear headphones?',
        'Podcast in the dentist’s chair',
      ],
    },
    answer: {
      de: 'Ja, bringen Sie gern eigene Kopfhörer mit. Ein Ohr bleibt bitte frei, damit wir miteinander sprechen können.',
      en: 'Yes, feel free to bring your own headphones. Please keep one ear free so that we can talk.',
    },
  },
  {
    id: 'home-visits',
    ask: {
      de: [
        'Machen Sie Hausbesuche?',
        'Kommen Sie ins Alten- oder Pflegeheim?',
        'Behandeln Sie bettlägerige Patienten zu Hause?',
      ],
      en: ['Do you make home visits?', 'Do you come to care homes?', 'Can the dentist come to our house?'],
    },
    answer: {
      de: 'Hausbesuche machen wir nicht, auch nicht in Heimen: Wir behandeln nur in der Praxis. Rufen Sie uns an, wenn der Weg hierher schwierig ist.',
      en: 'We don’t make home visits, nor do we come to care homes: we treat patients at the practice only. Give us a call if getting here is difficult.',
    },
  },
  {
    id: 'gift-vouchers',
    ask: {
      de: ['Gibt es Gutscheine?', 'Ich möchte eine Zahnreinigung verschenken', 'Geschenkgutschein kaufen'],
      en: ['Do you sell gift vouchers?', 'Can I give a cleaning as a present?', 'Gift card'],
    },
    answer: {
      de: 'Ja, Gutscheine für eine professionelle Zahnreinigung bekommen Sie am Empfang.',
      en: 'Yes, vouchers for a professional cleaning are sold at the front desk.',
    },
  },
  {
    id: 'lost-property',
    ask: {
      de: [
        'Ich habe meinen Schirm bei Ihnen vergessen',
        'Fundsachen',
        'Etwas liegen gelassen',
        'Haben Sie meine Brille gefunden?',
      ],
      en: [
        'I left my umbrella at your practice',
        'Lost property',
        'Have you found my glasses?',
        'I left something behind',
      ],
    },
    answer: {
      de: 'Was liegen bleibt, hebt der Empfang sechs Monate auf. Rufen Sie kurz an, dann sehen wir nach.',
      en: 'The front desk keeps whatever is left behind for six months. Give us a call and we’ll have a look.',
    },
  },
  {
    id: 'reviews',
    ask: {
      de: [
        'Wo kann ich Sie bewerten?',
        'Ich möchte eine Rezension schreiben',
        'Wie kann ich ein Lob loswerden?',
      ],
      en: ['Where can I review you?', 'I’d like to leave a rating', 'How can I give you praise?'],
    },
    answer: {
      de: 'Darüber freuen wir uns! Sagen Sie es uns am Empfang oder schreiben Sie uns über die Kontaktseite. Ein eigenes Bewertungsportal haben wir nicht.',
      en: 'We’d be glad! Tell us at the front desk or write to us on the contact page. We have no review page of our own.',
    },
  },
  {
    id: 'electronic-record',
    ask: {
      de: [
        'Nutzen Sie die ePA?',
        'Tragen Sie Befunde in die elektronische Patientenakte ein?',
        'Kann ich der ePA widersprechen?',
      ],
      en: [
        'Do you use the electronic patient record?',
        'Do you add findings to the ePA?',
        'Can I object to the ePA?',
      ],
    },
    answer: {
      de: 'Ja, Befunde tragen wir in Ihre elektronische Patientenakte (ePA) ein, solange Sie dem bei uns oder Ihrer Krankenkasse nicht widersprechen.',
      en: 'Yes, we add findings to your electronic patient record (ePA) unless you object to that with us or your insurer.',
    },
  },
  {
    id: 'hygiene',
    ask: {
      de: [
        'Wie werden die Instrumente sterilisiert?',
        'Was tun Sie für die Hygiene?',
        'Desinfizieren Sie die Stühle?',
      ],
      en: ['How do you sterilise your instruments?', 'What about hygiene?', 'Are the chairs disinfected?'],
    },
    answer: {
      de: 'Instrumente werden nach jedem Gebrauch maschinell gereinigt und sterilisiert, Stühle und Flächen nach jeder Behandlung desinfiziert.',
      en: 'Instruments are machine-cleaned and sterilised after each use; chairs and surfaces are disinfected after each treatment.',
    },
  },
  {
    id: 'dental-gold',
    ask: {
      de: [
        'Was passiert mit meinem Zahngold?',
        'Kann ich die alte Goldkrone behalten?',
        'Spenden Sie Altgold?',
      ],
      en: ['What happens to my dental gold?', 'Can I keep my gold crown?', 'Do you donate old gold?'],
    },
    answer: {
      de: 'Altes Zahngold gehört Ihnen: Wir geben es Ihnen mit. Wer möchte, lässt es für einen guten Zweck da.',
      en: 'Old dental gold is yours, and we give it to you. If you like, you can leave it here for charity.',
    },
  },
  {
    id: 'holiday-cover',
    ask: {
      de: [
        'Wer vertritt Sie im Urlaub?',
        'Urlaubsvertretung',
        'An wen wende ich mich in den Betriebsferien?',
      ],
      en: ['Who covers for you during holidays?', 'Holiday cover', 'Who helps me while you are on holiday?'],
    },
    answer: {
      de: 'Meist ist eine der drei Zahnärztinnen und Zahnärzte da. Ist die Praxis ganz geschlossen, nennt Ihnen die Notfallnummer die Vertretung; sie ist Tag und Nacht besetzt und steht auf der Kontaktseite.',
      en: 'Usually one of our three dentists is here. When the practice is closed altogether, the emergency line tells you who covers for us; it’s answered day and night and stands on the contact page.',
    },
  },
  {
    id: 'video-consultation',
    ask: {
      de: [
        'Bieten Sie eine Videosprechstunde an?',
        'Geht die Beratung auch per Video?',
        'Online-Sprechstunde',
      ],
      en: ['Do you offer video consultations?', 'Can we talk by video call?', 'Consultation via Zoom'],
    },
    answer: {
      de: 'Eine Videosprechstunde bieten wir nicht an. Für ein Gespräch ohne Behandlung buchen Sie einen Beratungstermin in der Praxis.',
      en: 'We don’t offer video consultations. For a talk without treatment, book a consultation at the practice.',
    },
  },
  {
    id: 'invoice-copy',
    ask: {
      de: [
        'Schicken Sie mir die Rechnung noch einmal?',
        'Rechnungskopie',
        'Ich habe meine Rechnung verloren',
      ],
      en: ['Can you send me the invoice again?', 'Copy of my invoice', 'I’ve lost my bill'],
    },
    answer: {
      de: 'Ja, rufen Sie uns an oder schreiben Sie uns über die Kontaktseite. Wir schicken die Kopie mit der Post an die Adresse, die wir von Ihnen haben.',
      en: 'Yes, give us a call or write to us on the contact page. We post the copy to the address that we have for you.',
    },
  },
  {
    id: 'bonus-booklet',
    ask: {
      de: [
        'Ich habe mein Bonusheft verloren',
        'Neues Bonusheft',
        'Können Sie Stempel im Bonusheft nachtragen?',
      ],
      en: ['I’ve lost my Bonusheft', 'Can I get a new check-up booklet?', 'Can you add missing stamps?'],
    },
    answer: {
      de: 'Ein neues Bonusheft bekommen Sie kostenlos am Empfang. Kontrollen, die Sie bei uns hatten, tragen wir nach.',
      en: 'You get a new Bonusheft, the insurers’ check-up booklet, free of charge at the front desk. We add the check-ups that you had with us.',
    },
  },
  {
    id: 'x-ray-copies',
    ask: {
      de: [
        'Kann ich meine Röntgenbilder mitnehmen?',
        'Schicken Sie Röntgenaufnahmen an eine andere Praxis?',
        'Röntgenbild auf USB-Stick',
      ],
      en: [
        'Can I have a copy of my X-rays?',
        'Do you send X-rays to another dentist?',
        'X-rays on a USB stick',
      ],
    },
    answer: {
      de: 'Ja, unsere Röntgenbilder sind digital. Am Empfang bekommen Sie eine Kopie, oder wir schicken sie mit Ihrem Einverständnis an eine andere Praxis.',
      en: 'Yes, our X-rays are digital. You get a copy at the front desk, or we send it to another practice with your consent.',
    },
  },
];
