/**
 * Plain words of the languages that patients write in besides German and English, in the forms in which they are used:
 * greetings, verbs, times, teeth. Whatever is not listed looks like a name of that language.
 */
export const foreignWords: readonly string[] = [
  // Turkish
  `merhaba selam günaydın iyi günler akşamlar kolay gelsin teşekkürler teşekkür ederim ederiz sağ olun lütfen evet hayır tamam olur
  ben sen siz biz bu şu o bir iki üç dört beş altı yedi sekiz dokuz on yirmi otuz ve veya ya da ama fakat çünkü için ile gibi kadar sonra
  önce daha çok az biraz en hiç her bütün var yok mı mi mu mü mıyım miyim muyum müyüm mısınız misiniz musunuz müsünüz ne neden nasıl
  nerede nerde kim kaç ne zaman hangi benim senin sizin bizim bana sana size bize beni onu onun oğlum oğlumun kızım kızımın eşim eşimin
  annem babam çocuk çocuğum çocuklar diş dişi dişim dişimi dişimin dişler dişlerim dişlerimi dişçi hekim hekimi doktor doktora ağrı ağrısı
  ağrıyor ağrım acıyor şişti şiş kanıyor kırıldı düştü dolgu dolgum kanal tedavisi tedavi kaplama kron köprü protez implant temizliği temizlik
  taşı beyazlatma kontrol kontrole muayene çekim çekilecek çekmek yirmilik apse iltihap randevu randevum randevumu randevunuz almak alabilir
  istiyorum istiyoruz isterim istemiyorum iptal etmek değiştirmek ertelemek gelmek gelebilir gelemem gelemiyorum gelirim geliyorum olur mu
  müsait boş yer saat saatte saati bugün yarın dün öbür gün hafta haftaya gelecek sabah sabahı öğle öğleden akşam gece pazartesi salı
  çarşamba perşembe cuma cumartesi pazar günü ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık sigorta sigortam
  fiyat fiyatı ücret ücreti para ödeme kart nakit adres adresiniz telefon numara numaranız açık kapalı mısın çalışıyor türkçe almanca
  konuşan konuşuyor bilen yeni hasta hastayım acil yardım edin lazım gerek gerekiyor ilaç korkuyorum hamileyim beri yapıyor yapılıyor
  yapmak yaptırmak bakmak sormak öğrenmek bilgi klinik muayenehane muayenehaneniz otopark park sonra onda dokuzda sekizde buçuk buçukta`,
  // Polish
  `dzień dobry witam cześć dziękuję dziękujemy proszę przepraszam tak nie dobrze pozdrawiam do widzenia ja ty my wy pan pani panu panią
  państwo państwa jest są był była było będzie mam masz ma mamy macie mają mi mnie mój moja moje mojej mojego mojemu swój jego jej nas nam
  wam się to ten ta te tego tej co kto kiedy gdzie jak jaki jaka jakie ile czy że żeby bo ale i lub albo oraz w we na do od z ze za po
  przed przy dla o u pod nad bez tylko już jeszcze też bardzo trochę może można mogę możemy możecie chcę chcemy chciałbym chciałabym
  chcielibyśmy potrzebuję potrzebna potrzebne muszę musimy umówić umówić wizyta wizytę wizyty wizyt termin terminu terminy odwołać
  przełożyć przesunąć zmienić przyjść przyjdę przyjechać godzina godzinę godzinie godziny rano wieczorem południe południu dziś dzisiaj
  jutro pojutrze wczoraj tydzień tygodniu tygodnia miesiąc miesiąca rok roku lat poniedziałek poniedziałku wtorek wtorku środa środę
  środy czwartek czwartku piątek piątku sobota sobotę soboty niedziela niedzielę stycznia lutego marca kwietnia maja czerwca lipca sierpnia
  września października listopada grudnia pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej
  jedenastej dwunastej dziesiąta dziewiąta ósma jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć ząb zęba zęby zębów zębem
  zębie boli bolą bolał ból bólu spuchł spuchnięta spuchnięty dziąsło dziąsła krwawi krwawią krwawienie złamał złamał ułamał wypadł wypadła
  plomba plombę korona koronę koronka mostek proteza protezę implant implanty czyszczenie kamień kamienia kanałowe leczenie leczenia
  wyrwać wyrwanie przegląd kontrola kontrolę kontroli wybielanie dziecko dziecka dzieci syn syna synem córka córki córką mąż męża żona żony
  mama mamy stomatolog dentysta dentysty dentystę lekarz lekarza gabinet gabinecie ubezpieczenie kasa chorych koszt koszty kosztuje
  zapłacić płacić kartą gotówką adres numer telefonu otwarte otwarci pracujecie przyjmujecie mówi mówicie ktoś polsku niemiecku pilne
  pilnie nagły boję się strach gorączka gorączkę ciąży nowy nowa pacjent pacjentka nowych pacjentów parking trzech dwóch dni`,
  // Russian
  `здравствуйте здравствуй привет добрый доброе добрый день утро вечер спасибо пожалуйста извините да нет хорошо до свидания я ты он она
  мы вы они мне меня мной мой моя моё мои моего моей моему нас нам наш ваш ваша ваши вас вам вами его её их это этот эта эти тот та что
  кто когда где как какой какая какие сколько почему можно нельзя нужно надо нужен нужна могу можем можете может хочу хотим хотел хотела
  хотели бы есть был была было будет буду и или а но если потому чтобы в во на до от из с со за по для к ко у о об при без после перед
  через уже ещё еще только тоже очень сильно немного чуть больше меньше не ни ли же записаться запишите запись записи записать прием приём
  приёма приема отменить перенести изменить прийти придти приду приехать подойти время часов часа час минут утром днём днем вечером сегодня
  завтра послезавтра вчера неделя неделе неделю недели месяц месяца год года лет понедельник понедельника вторник вторника среда среду среды
  четверг четверга пятница пятницу пятницы суббота субботу субботы воскресенье января февраля марта апреля мая июня июля августа сентября
  октября ноября декабря один два две три четыре пять шесть семь восемь девять десять одиннадцать двенадцать первый второй зуб зуба зубы
  зубов зубом зубе зубная зубной боль боли болит болят болел болело опухла опухло опухоль щека щеку десна десны дёсны кровь кровит
  кровоточат кровоточит сломался сломала откололся выпал выпала пломба пломбу коронка коронку мост протез имплант импланты чистка чистку
  чистки камень лечение лечить вылечить канал каналы удалить удаление осмотр контроль отбеливание ребенок ребёнок ребенка ребёнка ребенку
  дети детей сын сына сыну дочь дочери дочка дочку муж мужа жена жены мама мамы маме врач врача врачу доктор доктора стоматолог стоматолога
  клиника клинике кабинет страховка страховку страховой касса стоит стоимость цена цены оплата оплатить карта картой наличными адрес номер
  телефон телефона открыты открыто работаете работает принимаете говорит говорите кто-нибудь русски русском немецки срочно срочный помогите
  помощь боюсь страшно температура беременна новый новая пациент пациента парковка дней дня спать ночью ночь находитесь`,
  // Ukrainian
  `доброго дня ранку вітаю дякую дякуємо будь ласка вибачте так ні добре побачення я ти він вона ми ви вони мені мене мій моя моє мої мого
  моєї моєму нам наш ваш ваша ваші вас вам його її їх це цей ця ці той що хто коли де як який яка які скільки чому можна треба потрібно
  потрібен потрібна можу можемо можете може чи хочу хочемо хотів хотіла хотіли би б є був була було буде буду і й або але якщо тому щоб
  в у на до від з із зі за по для к об при без після перед через вже ще тільки також теж дуже сильно трохи більше менше не записатися
  записатись запишіть запис прийом прийому скасувати перенести змінити прийти прийду приїхати час годин години годині година хвилин
  вранці зранку вдень ввечері увечері сьогодні завтра післязавтра вчора тиждень тижні тижня місяць місяця рік року років понеділок понеділка
  вівторок вівторка середа середу середи четвер четверга п'ятниця п'ятницю п’ятницю субота суботу неділя неділю січня лютого березня
  квітня травня червня липня серпня вересня жовтня листопада грудня один два дві три чотири п'ять шість сім вісім дев'ять десять десяту
  десятій дев'яту зуб зуба зуби зубів зубом зубний болить болять болів біль болю опухла опухло щока щоку ясна кров кровоточать зламався
  відколовся випав випала пломба пломбу коронка коронку міст протез імплант імпланти чистка чистку чищення камінь лікування лікувати канал
  видалити видалення огляд контроль відбілювання дитина дитини дитині діти дітей син сина донька доньки доньку чоловік чоловіка дружина
  мама мами лікар лікаря лікарка стоматолог стоматолога клініка кабінет страховка страховку каса коштує вартість ціна ціни оплата
  оплатити картою готівкою адреса номер телефон телефону відкриті відчинено працюєте приймаєте розмовляє говорить хтось українською німецькою
  терміново допоможіть допомога боюся страшно температура вагітна новий нова пацієнт пацієнтів парковка днів дні вночі знаходитесь`,
  // Arabic
  `مرحبا مرحباً أهلا اهلا السلام عليكم وعليكم صباح الخير مساء النور شكرا شكراً جزيلا من فضلك لو سمحت سمحتم عفوا نعم لا أيوه طيب تمام أنا
  انا أنت أنتم نحن هو هي هم هذا هذه ذلك هل ما ماذا متى أين وين كيف كم لماذا ليش أي في من إلى الى على عن مع عند عندي عندك عندكم لدي لديكم
  لي لك لكم له لها قبل بعد بين حتى منذ خلال أو او و ثم لكن لأن إذا اذا أن ان إن قد كان كانت يكون ليس غير كل بعض جدا جداً كثيرا كثير قليلا
  قليل أيضا ايضا فقط الآن الان اليوم غدا غداً بكرة أمس الصباح صباحا صباحاً مساء مساءً المساء ظهرا الظهر بعد الظهر الليل ليلا الساعة ساعة
  ساعات دقيقة دقائق يوم أيام الأسبوع أسبوع القادم المقبل شهر الشهر سنة سنوات الاثنين الإثنين الثلاثاء الأربعاء الاربعاء الخميس الجمعة السبت
  الأحد الاحد يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر واحد اثنان اثنين ثلاثة أربعة خمسة ستة سبعة ثمانية
  تسعة عشرة الواحدة الثانية الثالثة الرابعة الخامسة السادسة السابعة الثامنة التاسعة العاشرة أريد اريد نريد أود اود أحتاج احتاج يمكن يمكنني
  يمكنكم ممكن أستطيع استطيع حجز أحجز احجز موعد موعدا موعداً الموعد موعدي مواعيد إلغاء الغاء ألغي تغيير تأجيل القدوم آتي أن آتي احضر أحضر
  سن سني السن أسنان اسنان أسناني اسناني الأسنان الاسنان ضرس ضرسي الضرس ألم الم ألما تؤلمني يؤلمني يوجعني وجع تورم متورم اللثة لثتي لثة نزيف
  ينزف تنزف انكسر مكسور سقطت سقط حشوة حشوتي تاج تاجا جسر زراعة زرعة طقم تنظيف لتنظيف تبييض خلع فحص علاج عصب تقويم طفل طفلي الأطفال أطفال
  ابني ابنتي زوجي زوجتي أمي أبي طبيب الطبيب طبيبة دكتور الدكتور الدكتورة عيادة العيادة عيادتكم تأمين التأمين بطاقة سعر السعر تكلفة التكلفة
  تكلف يكلف الدفع ادفع نقدا عنوان العنوان رقم الهاتف هاتف مفتوح مفتوحة مفتوحون مغلق تعملون تتكلم يتكلم أحد العربية عربي الألمانية بالعربية
  عاجل طارئ مساعدة ساعدوني أخاف خائف خائفة حامل جديد جديدة مريض مرضى جدد تقبلون موقف سيارات هناك يوجد توجد`,
  // Italian
  `buongiorno buonasera salve ciao grazie prego scusi scusate sì no per favore piacere arrivederci sono è sei siamo siete ho hai ha abbiamo avete
  hanno vorrei voglio vuole vogliamo posso può possiamo devo deve dobbiamo mi ti ci vi si lo la le li il un una uno dei delle degli del della
  dello di da dal dalla in nel nella con su per tra fra e o ma se che chi come dove quando quanto quanti quale quali perché non più già
  ancora anche solo molto poco troppo oggi domani dopodomani ieri mattina mattino pomeriggio sera notte settimana mese anno lunedì martedì
  mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre
  ora ore mezza alle dalle prima dopo appuntamento visita controllo pulizia dente denti dentista otturazione corona ponte protesi impianto
  carie gengiva gengive sangue sanguina dolore male fa gonfio gonfia rotto caduta caduto spostare annullare cancellare venire vengo costa
  costo prezzo pagare pagavo carta contanti tessera assicurazione cassa malattia figlio figlia bambino bambina marito moglie madre padre mamma
  papà nuovo nuova paziente italiano tedesco parla parlate qualcuno indirizzo telefono numero chiamo aperto aperti chiuso dottore dottoressa
  studio voi noi io lui lei loro mio mia miei mie nostro nostra suo sua urgente aiuto paura gravidanza incinta`,
  // Spanish
  `hola buenos buenas días tardes noches gracias por favor perdón disculpe sí no adiós saludos soy es eres somos son estoy está estamos tengo tiene
  tienes tenemos tienen quiero quisiera quería queremos puedo puede podemos pueden debo necesito necesita necesitamos me te se nos le les lo
  la los las el un una unos unas de del al en con sin sobre para por entre y o pero si que quién cómo dónde cuándo cuánto cuánta cuántos cuál
  porque desde hasta ya más menos muy mucho poco también solo sólo nada algo hoy mañana ayer pasado tarde noche semana mes año lunes martes
  miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre hora horas
  media a las antes después cita visita revisión control limpieza diente dientes muela muelas dentista empaste corona puente prótesis implante
  caries encía encías sangre sangra dolor duele duelen hinchado hinchada roto rota caído caída cambiar cancelar anular mover venir vengo ir
  cuesta cuestan precio pagar tarjeta efectivo seguro hijo hija niño niña marido mujer esposa madre padre mamá papá nuevo nueva paciente
  español alemán habla hablan alguien dirección teléfono número correo llamo abierto abiertos cerrado doctor doctora consulta usted ustedes
  yo él ella mi mis su sus nuestro nuestra urgente ayuda miedo embarazada tomo tomé mandan presupuesto`,
  // French
  `bonjour bonsoir salut merci s'il vous plaît pardon excusez oui non au revoir cordialement je tu il elle on nous vous ils elles suis es est
  sommes êtes sont étais était ai as a avons avez ont avais avait voudrais veux veut voulons peux peut pouvons pouvez pourrais pourriez dois
  doit devons faut me te se lui leur le la les un une des du de d l j m t s c n qu au aux en dans avec sans sur sous pour par entre chez et ou
  mais si que qui quoi comment où quand combien quel quelle quels quelles pourquoi parce depuis jusque jusqu'à déjà encore plus moins très
  beaucoup peu aussi seulement rien aujourd'hui demain hier après-demain matin midi après-midi soir nuit semaine mois année lundi mardi mercredi
  jeudi vendredi samedi dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre heure heures demie avant
  après rendez-vous visite contrôle détartrage nettoyage dent dents molaire dentiste plombage couronne pont prothèse implant carie gencive
  gencives sang saigne douleur mal fait gonflé gonflée joue cassé cassée tombé tombée perdu perdue changer déplacer annuler venir viens coûte
  prix payer carte espèces assurance caisse fils fille enfant enfants mari femme mère père maman papa nouveau nouvelle patient patiente
  français allemand parle parlez quelqu'un adresse téléphone numéro appelle ouvert ouverts fermé docteur cabinet mon ma mes ton votre vos
  notre nos son sa ses urgent urgence aide peur enceinte`,
  // Portuguese and Romanian
  `olá bom boa dia tarde noite obrigado obrigada desculpe sim não adeus sou é estou está tenho tem temos quero queria gostaria posso pode podemos
  preciso consulta marcação marcar desmarcar mudar limpeza dente dentes dor dói doem coroa ponte prótese implante hoje amanhã ontem semana
  segunda terça quarta quinta sexta sábado domingo hora horas manhã perto mais menos muito para com sem por em no na nos nas do da dos das um
  uma meu minha meus filho filha marido mulher mãe pai fala alguém português alemão quanto custa onde quando
  bună ziua seara dimineața salut mulțumesc mersi vă rog scuze da nu la revedere sunt este e suntem am ai are avem aveți vreau aș dori pot poate
  putem trebuie programare programarea consultație control dinte dinții dintele măsea măseaua durere doare plombă coroană punte proteză azi
  mâine poimâine ieri săptămâna viitoare luni marți miercuri joi vineri sâmbătă duminică ora orele dimineață după-amiază seară pentru cu fără
  pe în din de un o fiul fiica soțul soția mama tata cineva vorbește română germană cât costă unde când dar și sau că să ea el eu noi voi`,
  // Dutch
  `goedemorgen goedemiddag goedenavond goedendag hallo hoi dag dank bedankt alstublieft alsjeblieft ja nee niet geen wel ook nog al maar en
  of want omdat als dan dat dit deze die de het een ik jij u hij zij wij we jullie mij me mijn m'n uw jouw ons onze zijn haar hun heb
  hebt heeft hebben had ben bent is was waren wordt worden word kan kunt kunnen kon wil wilt willen zou zouden moet moeten mag mogen
  ga gaat gaan kom komt komen graag even heel erg veel weinig meer minder iets niets iemand afspraak afspraken maken verzetten afzeggen
  annuleren verplaatsen wanneer waar hoe wat wie welke hoeveel vandaag morgen overmorgen gisteren ochtend middag avond week maand jaar
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag uur half kwart voor na om op aan bij in van tot met zonder naar uit over
  tand tanden kies kiezen kiespijn tandpijn pijn tandarts gebit vulling kroon brug prothese controle gebitsreiniging tandvlees bloedt
  gezwollen dik afgebroken los doet zeer geboren geboortedatum adres telefoon nummer verzekering verzekerd kosten betalen rekening kind
  kinderen zoon zoontje dochter dochtertje man vrouw moeder vader nieuw patiënt open gesloten spreekt nederlands duits engels groet
  groeten groetjes vriendelijke`,
  // Croatian and Serbian
  `dobar dan dobro jutro večer veče zdravo bok hvala molim vas da ne nije nisam jesam sam si je smo ste su bio bila bih bi htio htjela
  hteo htela želim želio željela mogu možete može mogli moram treba trebam trebao trebala imam imate ima nema nemam moj moja moje mog
  moju mojoj moga naš vaš vaša njegov njezin ja ti on ona mi vi oni me mi vam nam mu joj ga koji koja što šta kada kad gdje gde kako
  koliko zašto i ili ali jer ako za na u o od do iz s sa po kod pri bez prije pre poslije posle nakon oko samo još već opet jako vrlo
  malo više termin termina terminu pregled zakazati naručiti otkazati pomaknuti promijeniti promeniti danas sutra prekosutra jučer juče
  tjedan tjedna nedelja nedelje sedmica mjesec mesec godina godine ponedjeljak ponedeljak utorak srijeda srijedu sreda sredu četvrtak
  petak subota subotu nedjelja sati sat ujutro popodne navečer zub zuba zubi zube zubar zubara boli bole bolovi bol otekao oteklo desni
  krvare plomba krunica most proteza čišćenje kamenac kontrola kontrolu dijete dete djeca deca sin sina kći kćer kćerka muž žena majka
  otac rođen rođena rođenja adresa telefon broj osiguranje račun cijena cena koliko košta novi pacijent otvoreno radite govori hrvatski
  srpski njemački nemački pozdrav lijep lep srdačan`,
  // Greek
  `γεια σας καλημέρα καλησπέρα ευχαριστώ παρακαλώ ναι όχι δεν μην είμαι είναι είστε έχω έχει έχετε θα θέλω ήθελα μπορώ μπορείτε πρέπει
  να και ή αλλά γιατί όταν πού πότε πώς τι ποιος πόσο κοστίζει ο η το οι τα του της των τον την ένα μια στο στη στην στις σε από με για
  χωρίς πριν μετά μου σου μας ραντεβού κλείσω ακυρώσω αλλάξω σήμερα αύριο χθες εβδομάδα μήνα δευτέρα τρίτη τετάρτη πέμπτη παρασκευή
  σάββατο κυριακή πρωί απόγευμα ώρα δόντι δόντια πονάει πονάνε πόνος οδοντίατρος σφράγισμα καθαρισμός έλεγχος ούλα γιος γιο κόρη άντρας
  γυναίκα παιδί γεννήθηκα γεννημένος γεννημένη διεύθυνση τηλέφωνο αριθμός λένε λέγομαι όνομα`,
  // Vietnamese
  `xin chào cảm ơn vâng không tôi em anh chị con chồng vợ mẹ bố bác sĩ nha khoa răng đau sưng hẹn lịch đặt hủy đổi ngày mai hôm nay tuần
  sau tháng năm sáng chiều tối thứ hai ba tư sáu bảy chủ nhật giờ muốn có thể được cần khám trám nhổ vệ sinh bị và hoặc nhưng vì nếu khi
  nào ở đâu bao nhiêu tiền bảo hiểm địa chỉ điện thoại số tên là của cho với từ đến rất nhiều ít mới bệnh nhân sinh`,
  // Born, and how one is called
  `né née naissance nacido nacida nací nacimiento nato nata nascita nascido nascida nasci nascimento doğum doğdum tarihim tarihi urodzony
  urodzona urodzonej urodzenia родился родилась рождения народився народилася народження născut născută nașterii numesc cheamă appelle
  llamo llama chiamo chiama chamo chama nazywam imię imie nazwisko adım adı soyadı soyadım ismim зовут имя фамилия звати ім'я прізвище
  nom prénom nombre apellido apellidos nome cognome sobrenome apelido ime prezime zovem zove naam achternaam heet heten`,
].flatMap((words) => words.split(/\s+/u));
