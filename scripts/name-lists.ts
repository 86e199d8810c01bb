import { allLocales, type LocaleDefinition } from '@faker-js/faker';
import { commonFirstNames } from './first-names.ts';

/** Names and words of a language group; `weight` says how often somebody is called so in Cologne. */
export type People = { weight: number; firstNames: readonly string[]; surnames: readonly string[] };

const groups: readonly { weight: number; locales: readonly (keyof typeof allLocales)[] }[] = [
  { weight: 46, locales: ['de', 'de_AT', 'de_CH'] },
  { weight: 10, locales: ['tr', 'ku_kmr_latin', 'az'] },
  { weight: 6, locales: ['pl', 'cs_CZ', 'sk'] },
  { weight: 5, locales: ['hr', 'sr_RS_latin', 'sl_SI', 'mk'] },
  { weight: 5, locales: ['uk', 'ru'] },
  { weight: 4, locales: ['it', 'ro'] },
  { weight: 3, locales: ['es', 'pt_PT', 'pt_BR'] },
  { weight: 2, locales: ['fr', 'fr_SN'] },
  { weight: 3, locales: ['nl', 'nl_BE', 'af_ZA'] },
  { weight: 6, locales: ['en', 'en_AU', 'en_ZA'] },
  { weight: 2, locales: ['sv', 'nb_NO', 'da', 'fi'] },
  { weight: 2, locales: ['hu', 'lv'] },
  { weight: 2, locales: ['el'] },
  { weight: 2, locales: ['en_IN'] },
  { weight: 2, locales: ['en_NG', 'en_GH', 'yo_NG', 'zu_ZA'] },
  { weight: 2, locales: ['vi'] },
];

// What the lists lack: names of languages that they have in other letters only, and what people call each other.
const more: readonly People[] = [
  {
    weight: 6,
    firstNames:
      'Abdul Abdulrahman Abdullah Ahmad Aisha Ali Amal Amina Amir Asma Aya Bashar Bilal Dalia Dina Fadi Fadwa Farah Farid Fatima Fatemeh Ghada Habib Hadi Hala Hanan Hassan Haidar Hisham Huda Hussein Ibrahim Iman Issam Jamal Jamila Karim Khadija Khaled Laila Lamia Layla Leyla Maha Mahmoud Malak Mariam Marwan Maryam Mohamed Mohammad Mona Mustafa Nabil Nadia Nasser Noor Nour Omar Osama Parisa Rami Rana Rania Rasha Reza Rima Saad Said Salim Salma Samir Samira Sara Shirin Soraya Suleiman Tarek Tariq Wael Walid Yahya Yasmin Yasser Youssef Yusuf Zahra Zainab Ziad Aziz Rahim Farhad Shabnam Navid Nasrin Mehdi Hamid Habibullah Zabihullah'.split(
        ' ',
      ),
    surnames:
      'Abbas Al-Ahmad Al-Masri Al-Hassan Al-Khatib Alhamwi Almasri Aziz Bakr El-Amrani El-Idrissi Benali Bensaid Bouazza Chaoui Daoud El-Khoury Farah Ghanem Haddad Hakimi Hamdan Hamidi Hussain Hosseini Ibrahim Issa Jaber Kabbani Karimi Khalil Khalaf Khan Khoury Mansour Mohammadi Moradi Nasser Nazari Omar Qasim Rahimi Rahmani Saleh Sabbagh Said Salim Sayed Shahin Shams Suleiman Taha Tahiri Yousef Zaki Zidan Ben-Salah Belkacem Bouchard Ouali Amrani Jaziri'.split(
        ' ',
      ),
  },
  {
    weight: 4,
    firstNames:
      'Haruka Yuki Kenji Takashi Aiko Sakura Hiroshi Naoko Emi Akira Xiaoming Wei Li Ming Fang Jing Xin Yan Mei Lin Hui Jun Hyun-woo Min-ji Ji-hoon Seo-yeon Jin Eun-ji Sung Yoon Soo-jin Minh Linh Thuy Trang Hoa Thanh Dung Phuong Ngoc Quang Tuan Lan Huong Nam Thi Arun Priya Rajesh Anjali Lakshmi Sanjay Deepa Vikram Meera Suresh Somchai Malee Putri Dewi Budi Chinedu Oluwaseun Kwame Ama Kofi Abena Ngozi Emeka Chiamaka Tesfaye Selam Hiwot Yohannes Mekdes Amare'.split(
        ' ',
      ),
    surnames:
      'Tanaka Suzuki Yamamoto Nakamura Sato Watanabe Kobayashi Ito Wang Zhang Chen Liu Li Zhao Huang Wu Zhou Xu Sun Ma Kim Park Lee Choi Jung Kang Cho Yoon Lim Nguyen Tran Le Pham Hoang Phan Vu Dang Bui Do Venkataraman Raghunathan Krishnan Iyer Subramanian Patel Sharma Singh Gupta Rao Nair Mensah Boateng Owusu Adeyemi Okonkwo Okafor Nwosu Diallo Traore Keita Tesfaye Haile Bekele Gebre'.split(
        ' ',
      ),
  },
  {
    weight: 9,
    firstNames:
      'Matze Steffi Kalle Uschi Hanni Manni Susi Basti Flo Micha Andi Tobi Chris Alex Sandy Moni Gabi Geli Conny Biggi Rolli Wolle Jupp Pitter Schäng Tünn Drickes Hennes Köbes Marieche Kättche Lisbeth Fiete Hein Hinnerk Tomke Wiebke Frauke Swantje Enno Onno Okke Boje Bjarne Levke Jette Fenja Neele Momme Sönke Birte Xaver Sepp Schorsch Burgi Vroni Resi Zenzi Alois Korbinian Quirin Leni Anni Kathi Hansi Maxl Beppo Gustl Vreni Ueli Reto Urs Beat Ruedi Fränzi Anneli Juri Levi Noah Emil Theo Oskar Fritzi Lotte Lotta Mats Mio Milo Smilla Romy Ida Ella Frieda Mathilda Carlotta Bruno Jonte Jannik Lio Liam Elias Finn Fynn Luca Luis Mika Nele Lina Maja Juna Malea Zoe Lia Mina Nila Samu Taavi Kalea Ali Hasan Ayla Elif Zeynep Nuri Emre Deniz Can Cem Ece Su Pia Kira Tim Tom Jan Lars Nils Ole Ben Max Leo Kai Uwe Ute Ulf Jörg Götz Falk Veit Hagen Gero Wido Eike Sjaak Joost Piet Klaas Marieke Saskia'.split(
        ' ',
      ),
    surnames:
      'Schmitz Müller Meyer Meier Maier Schulze Schulz Jansen Kürten Esser Nolte Hempel Opitz Doll Haas Vogt Brenner Wittkamp Falkenrath Sandkuhl Oltmanns Hansen Petersen Thomsen Tönnesmann Dahlhaus Pfannenstiel Hüttenrauch Lindemann Kosslowski Kowalski Szymanski Nowak Wolf König Kaiser Sommer Winter Klein Groß Lang Kurz Jung Alt Neu Weiß Schwarz Braun Roth Grün Fuchs Hahn Vogel Bär Hase Koch Bäcker Becker Schneider Schuster Zimmermann Richter Pfeiffer Ritter Graf Herzog Fürst Bischof Papst Mai August Freitag Sonntag Montag Morgen Abend Herbst Frühling Stern Sonne Mond Berg Stein Bach Busch Baum Rose Blum Blume Apfel Korn Brot Kraus Krause Stark Stolz Ehrlich Froh Fromm Gut Gerecht Klug Kühn Reich Frei Ernst Engel Teufel Himmel Haus Hof Feld Wald Wiese Brunnen Kirch Zahn Krone Fuß Hand Kopf Bauch Bein Bart Lange Kurze Krumm Gerade Sauer Süß Bitter Kalt Warm Hell Dunkel Zorn Wunder Sorge Kummer Freud Glück Pech Geld Pfennig Taler Mark Gulden'.split(
        ' ',
      ),
  },
];

const letters: Readonly<Record<string, string>> = Object.fromEntries(
  'а=a б=b в=w г=g д=d е=e є=je ж=sch з=s и=i і=i ї=ji й=j к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=ch ц=z ч=tsch ш=sch щ=schtsch ъ= ь= ы=y э=e ю=ju я=ja ґ=g ё=jo ѓ=gj ѕ=dz ј=j љ=lj њ=nj ќ=kj џ=dzh α=a ά=a β=v γ=g δ=d ε=e έ=e ζ=z η=i ή=i θ=th ι=i ί=i ϊ=i κ=k λ=l μ=m ν=n ξ=x ο=o ό=o π=p ρ=r σ=s ς=s τ=t υ=y ύ=y φ=f χ=ch ψ=ps ω=o ώ=o'
    .split(' ')
    .map((pair) => pair.split('=')),
);

/** Names of Cyrillic and Greek letters as a German passport writes them. */
function toLatin(name: string): string {
  const latin = name.replace(/[\p{Script=Cyrillic}\p{Script=Greek}]/gu, (letter) => {
    const written = letters[letter.toLowerCase()] ?? '';
    return letter === letter.toLowerCase() ? written : written.charAt(0).toUpperCase() + written.slice(1);
  });
  return latin.replace(/(?<=\p{L})\p{L}+/gu, (rest) =>
    latin === latin.toUpperCase() ? rest.toLowerCase() : rest,
  );
}

function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
}

/** Names of one word, or of words joined by a hyphen, in Latin letters. */
function listNames(locales: readonly string[], pick: (locale: LocaleDefinition) => unknown): string[] {
  const known: Record<string, LocaleDefinition> = allLocales;
  const names = locales
    .flatMap((name) => listTexts(pick(known[name] ?? {})))
    .flatMap((name) => toLatin(name).split(' '));
  return [...new Set(names.filter((name) => /^\p{Lu}[\p{Script=Latin}\p{M}'’-]+$/u.test(name)))].sort();
}

export function listPeople(): People[] {
  return [
    ...groups.map(({ weight, locales }) => {
      const firstNames = listNames(locales, ({ person }) => person?.first_name);
      const surnames = listNames(locales, ({ person }) => person?.last_name);
      return { weight, firstNames, surnames };
    }),
    ...more,
    {
      weight: 30,
      firstNames: commonFirstNames.map((name) => name.charAt(0).toUpperCase() + name.slice(1)),
      surnames: listNames(['de'], ({ person }) => person?.last_name),
    },
  ];
}

/** Words that are nobody's names: they fill up what patients' messages have. */
export function listOrdinaryWords(): string[] {
  const { de, en } = allLocales;
  return [
    ...listTexts([
      de.word,
      en.word,
      de.color,
      en.color,
      de.date,
      en.date,
      de.animal,
      en.commerce,
      en.food?.ingredient,
    ]),
    ...listTexts([en.person?.job_area, en.person?.job_type, en.food?.fruit, en.food?.vegetable]),
  ].flatMap((text) => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []);
}

export function listTowns(): string[] {
  return listNames(['de', 'de_AT', 'de_CH'], ({ location }) => location?.city_name);
}
