/**
 * First names that are common in Germany, of many origins, without their accents. Names that are also everyday words
 * ("Rose", "Ernst", "Mark", "Will") are left out.
 */
export const commonFirstNames: readonly string[] =
  `adam adelheid adrian agnes ahmad ahmed ahmet aicha aisha albert alberto alejandro aleksandar alena alessandro alex
  alexander alexandra alfons alfred ali alice alina aljoscha alma alois amelie amina amir amira anastasia andre andrea
  andreas andrzej angela angelika anita anja anke ann anna annalena anne annegret anneliese annemarie annett annette
  annika anni ansgar anton antonia antonio arne arno arthur artur asli astrid aurelia axel aylin ayse aysel baran barbara
  bastian beate beatrice beatrix bela ben benedikt benjamin benno berta bernadette bernd bernhard bert berthold bettina
  bianca bilal birgit birgitta birte bjorn bjarne bogdan boris brigitte brigitta britta bruno burak burkhard canan cansu
  carina carl carla carlo carlos carmen carola carolin caroline carsten caspar catharina cem cengiz charlotte chiara chris
  christa christel christian christiane christina christine christoph christopher clara clarissa claudia claus clemens
  conrad constantin cora cordula corinna cornelia cornelius daniel daniela daria david deniz denise dennis detlef diana
  diego dieter dietmar dietrich dilara dimitri dirk dmitri dominik dorian doris dorothea dorothee dragan eberhard eckhard
  eda edeltraud edgar edith eduard egon elena eleonore elfriede eliana elias elif elisa elisabeth elise elke ella ellen
  elli elmar elsa emil emilia emilie emily emma emmi emre engin enrico ercan erhard erich erik erika erkan erwin esra
  esther eugen eva evelyn fabian fabienne fatih fatima fatma faruk felicitas felix ferdinand fernando ferhat fikret filip
  finja finn fiona florence florian franca francesca francesco franz franziska fred frederik frida frieda friedhelm
  friedrich friederike fritz gabi gabriel gabriela gabriele gamze georg gerald gerd gerda gerhard gerlinde gertrud
  giovanni gisela giulia gottfried greta grzegorz gudrun guido gunter gunther gustav hakan halil hanna hannah hannelore
  hannes hans harald harry hartmut hasan hatice hedwig heide heidemarie heidi heidrun heike heiko hein heiner heinrich
  heinz helene helga helmut hendrik henning henri henriette henrik henry herbert hermann hermine herta hilal hilda hilde
  hildegard holger horst hubert huseyin ibrahim ida igor ilka ilona ilse imke inga inge ingeborg ingo ingrid ines irina
  irene iris irma irmgard isabel isabell isabella ismail ivan ivana jaana jacob jakob jan jana janina janine janis jannik
  jannis jasmin jens jennifer jenny jessica jil joachim jochen joel johann johanna johannes john jonah jonas jonathan jorg
  jorge jose josef josefine joseph josephine joshua juan judith jule julia julian juliane julius jupp jurgen justus jutta
  kamil karen karim karin karina karl karla karlheinz karoline karsten katarina katarzyna kathrin katharina kathe katja
  katrin kemal kerem kerstin kevin khaled kilian klara klaus klaas knut konrad konstantin kristian kristin kristina
  krzysztof kurt lara larissa lars laura laurenz laurin layla lea leah leander lena leni lennard lennart leo leon leonard
  leonie leonhard leopold lia liam lian lieselotte lilli lillian lina linda linus lisa lisbeth lisa-marie liselotte lore
  lorena lorenz lothar lotta lotte luca lucas lucia lucie ludwig luis luisa luise lukas luke lutz lydia madita magdalena
  magnus maja malte mandy manfred manja manuel manuela mara marc marcel marco marcus mareike maren margarete margareta
  margit margot margret maria mariam marianne marie marieke marija mariella marina mario marion marius marko markus
  marlene marlies marta martha martin martina marvin mateo mathias mathilda mathilde mathis matilda mats matteo matthias
  matti maurice max maximilian maya mechthild mehdi mehmet melanie melina melissa mert merve meryem mia michael michaela
  michelle miguel mika mikail mila milan milena mina mira miriam mirko mohamad mohamed mohammad mohammed mona monika
  moritz murat mustafa myriam nadia nadine nadja nala natalia natalie natascha nele nelli nevin nico nicola nicolas nicole
  niklas niko nikola nikolai nikolas nils nina nino noah noemi nora norbert nuri olaf ole oleg oleksandr olena olga oliver
  olivia omar omer ortrud oscar oskar osman oswald otto ottmar pascal patricia patrick patrizia paul paula pauline pavel
  pedro pekka petar peter petra phil philip philipp philippa pia pierre piotr rafael rahel raimund rainer ralf ralph
  ramazan ramona raphael rasmus rebecca rebekka regina regine reinhard reinhold renate rene ricarda riccardo richard rita
  robert robin roland rolf roman romy ronald ronja ronny rosemarie rosi roswitha rudi rudiger rudolf rupert ruth sabine
  sabrina salome samantha samira samuel sandra sandy sara sarah sascha sean sebastian selim selin selina selma semra sepp
  serdar sergej sergio serkan seyma sibel siegfried sieglinde siegrid sigrid silas silke silvia simon simona simone sina
  sinan sofia sofie sonja sophia sophie stefan stefanie steffen steffi stella stephan stephanie steven susanne svea sven
  svenja svetlana swetlana sybille sylvia tabea tamara tanja tarik tatjana thea theo theodor theresa therese theresia
  thilo thomas thorben thorsten tilda tillmann tim timo tina tobias tom tomas tomasz toni torben torsten tristan udo ugur
  ulf uli ulla ulrich ulrike umut ursel ursula uschi ute uwe vadim valentina valerie vanessa vera verena veronika vicky
  victor victoria viktor viktoria vincent viola vivian vivien vladimir volker volkan waldemar waltraud walter waltraut
  wanda wenzel werner wiebke wilfried wilhelm wilhelmine willi willy winfried wladimir wolfgang wolfram xaver yannick
  yannik yannis yara yasin yasmin yasemin yildiz yusuf yvonne zehra zeynep zoe zofia zoltan seamus patrick emily oliver
  george william james jennifer jessica michelle priya rahul ananya arjun ravi sunita vikram deepak`.split(
    /\s+/,
  );
