/** A sentence or name in both languages of the site. */
export type Localized = { readonly de: string; readonly en: string };

/** ISO weekday: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A stretch of one weekday in wall time of the practice, HH:MM; `to` is exclusive. */
export type WeeklyHours = { readonly weekday: Weekday; readonly from: string; readonly to: string };

/** Calendar days YYYY-MM-DD, both included. */
export type ClosedPeriod = { readonly from: string; readonly to: string; readonly reason: Localized };

/** A picture of the site; the file lies in `practice/images`. */
export type Picture = {
  /** Path on this site, as a literal: the website's builder puts the file's name with its hash in its place. */
  readonly src: string;
  /** Size in pixels, so that its room is kept free until it is there. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who don't see it. */
  readonly alt: Localized;
};

/** A doctor, with the weekly hours in which treatments can be booked; a lunch break is a gap between two rows. */
export type DoctorFacts = {
  readonly id: string;
  readonly name: string;
  readonly role: Localized;
  readonly specialization: Localized;
  readonly qualifications: readonly Localized[];
  readonly bio: Localized;
  /** Path on this site; the file lies in `practice/images`. */
  readonly image: string;
  readonly workingHours: readonly WeeklyHours[];
  readonly absences: readonly ClosedPeriod[];
};

/** A treatment of the services page; it can be booked online if `bookableMinutes` is a number. */
export type TreatmentFacts = {
  /** Stable name for anchors and pictures. */
  readonly id: string;
  /**
   * What sets it apart, if anything does: an emergency is shown in red and answered with the emergency number, a
   * consultation is offered to patients who do not know what to book, and patients in pain are led to a check-up.
   */
  readonly kind?: 'emergency' | 'consultation' | 'check-up' | undefined;
  /** The German name is the treatment's identity in calls and addresses, so no two may be the same. */
  readonly name: Localized;
  readonly description: Localized;
  readonly details: readonly Localized[];
  readonly durationLabel: Localized;
  /** Length of a bookable appointment in minutes; null if it can't be booked online. */
  readonly bookableMinutes: number | null;
  /** Whether it is for children only: whose appointment it is is then asked and never preset. */
  readonly forChildren?: boolean | undefined;
  /** Ids of the doctors whose field it is; they are listed first. */
  readonly specialists?: readonly string[] | undefined;
  /** Whether the services page shows it (a consultation may be booked only). */
  readonly onServicesPage: boolean;
};

/** A treatment that can be booked online, with its length in minutes. */
export type BookableTreatment = TreatmentFacts & { readonly bookableMinutes: number };

/** The facts of one practice. Another practice changes this folder and nothing else. */
export type PracticeFacts = {
  /** Sample data say so on the pages that print them. */
  readonly isSample: boolean;
  readonly name: string;
  readonly legalName: string;
  readonly owner: string;
  readonly foundedYear: number;
  /** Who the practice is, in a sentence, for the foot of every page. */
  readonly introduction: Localized;
  /** The treatments that the foot of every page names, by their ids. */
  readonly footerServices: readonly { readonly treatment: string; readonly label: Localized }[];
  /** Path of the mark beside the name, square; it says nothing that the name doesn't say. */
  readonly mark: string;
  /** Networks on which the practice will be, for the foot of every page. */
  readonly comingNetworks: readonly string[];
  readonly address: {
    readonly street: string;
    readonly postalCode: string;
    /** As it is written on a letter. */
    readonly city: string;
    /** As it is called in each language. */
    readonly cityName: Localized;
    /** How to recognise the place, for the contact page. */
    readonly directions: Localized;
    readonly country: string;
    readonly latitude: number;
    readonly longitude: number;
  };
  /** Two letters as in ISO 3166-2:DE, for the public holidays. */
  readonly federalState:
    | 'BW'
    | 'BY'
    | 'BE'
    | 'BB'
    | 'HB'
    | 'HE'
    | 'HH'
    | 'MV'
    | 'NI'
    | 'NW'
    | 'RP'
    | 'SL'
    | 'SN'
    | 'ST'
    | 'SH'
    | 'TH';
  /** IANA time zone in which the practice keeps its hours. */
  readonly timeZone: string;
  /** Phone numbers as they are printed: `+49 221 4710120`. */
  readonly phone: string;
  readonly emergencyPhone: string;
  readonly email: string;
  /** Days that are missing are closed. */
  readonly openingHours: readonly WeeklyHours[];
};

/**
 * What patients need to know before they come. The pages, the confirmation, its mail and the assistant say it from here;
 * a fact that is null is left out of pages and mails.
 */
export type VisitFacts = {
  readonly insurance: Localized | null;
  readonly bring: Localized | null;
  readonly firstVisit: Localized | null;
  readonly publicTransport: Localized | null;
  readonly parking: Localized | null;
  /** The way in for patients who can't climb steps, and the rooms as they need them. */
  readonly access: Localized | null;
  readonly languagesSpoken: Localized | null;
};

/** What the law wants to be said of the practice; apart, because two pages need it and every page has the rest. */
export type Imprint = {
  readonly chamber: string;
  readonly chamberAddress: string;
  readonly chamberUrl: string;
  readonly insuranceAssociation: string;
  readonly supervisoryAuthority: string;
  readonly registration: string;
  readonly registrationNumber: string;
  readonly professionTitle: string;
  readonly regulations: readonly { readonly name: string; readonly url: string }[];
  readonly vatId: string;
  readonly contentResponsible: string;
  /** Where patients may complain about how their data are used. */
  readonly dataProtectionAuthority: {
    readonly name: Localized;
    readonly address: string;
    readonly url: string;
  };
};

/** A figure of the practice, with what it counts. */
export type Figure = { readonly value: Localized; readonly label: Localized; readonly detail: Localized };

/** A heading with its text. */
export type Passage = { readonly title: Localized; readonly text: Localized };

/** The practice's own words and pictures on the home page. */
export type HomeContent = {
  /** For search engines. */
  readonly description: Localized;
  readonly hero: { readonly heading: Localized; readonly lead: Localized; readonly picture: Picture };
  readonly figures: readonly Figure[];
  readonly services: {
    readonly heading: Localized;
    readonly lead: Localized;
    /** `treatment` is the id of the treatment whose card the teaser leads to. */
    readonly teasers: readonly (Passage & { readonly treatment: string; readonly picture: Picture })[];
  };
  readonly reasons: {
    readonly heading: Localized;
    readonly picture: Picture;
    readonly items: readonly Passage[];
  };
  readonly voices: {
    readonly heading: Localized;
    readonly note: Localized;
    readonly items: readonly {
      readonly quote: Localized;
      readonly name: Localized;
      readonly about: Localized;
      /** Invented voices are marked as such: advertising law forbids passing them off as real. */
      readonly isInvented: boolean;
    }[];
  };
  readonly closing: { readonly heading: Localized; readonly lead: Localized; readonly picture: Picture };
};

/** The practice's own words and pictures on the about page. */
export type AboutContent = {
  /** For search engines. */
  readonly description: Localized;
  readonly intro: {
    readonly heading: Localized;
    readonly lead: Localized;
    readonly text: Localized;
    readonly picture: Picture;
  };
  readonly history: {
    readonly heading: Localized;
    readonly lead: Localized;
    readonly steps: readonly (Passage & { readonly year: number })[];
  };
  readonly figures: readonly Figure[];
  readonly values: {
    readonly heading: Localized;
    readonly lead: Localized;
    readonly items: readonly Passage[];
  };
  /** The first one is shown large. */
  readonly rooms: readonly (Passage & { readonly picture: Picture })[];
  /** The page's last word; its button books the treatment with this id, or leaves the choice open. */
  readonly closing: {
    readonly heading: Localized;
    readonly text: Localized;
    readonly treatment: string | null;
  };
};

/** The practice's own words on the team page. */
export type TeamContent = {
  /** For search engines. */
  readonly description: Localized;
  readonly heading: Localized;
  readonly lead: Localized;
};
