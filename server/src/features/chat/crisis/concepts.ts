/**
 * Small vocabularies of both languages that patterns are made of, as mended words: no accents, no
 * apostrophes. `two+words` belong together.
 */
export const concepts: Record<string, string> = {
  // English: to want or to plan, up to "to".
  wish: `want wants wanted wanting wish wishes hope ready rather deserve need prefer tempted would+like
    feel+like feeling+like trying tried dreaming+of dream+of+being decided
    plan+to planning+to about+wanting+to thinking+of thinking+about thought+of urge longing long`,
  want: `want wants wanted wanting wish wishes hope going about ready plan planning plans planned decided rather
    intend deserve need will prefer tempted would+like thinking+of think+about thinking+about thought+about
    thoughts+of thoughts+about urge feel+like feeling+like gonna considering contemplating imagine imagining able
    dreaming+of dream+of idea+of trying tried try`,
  quiero: `quiero quisiera quiere queria quieren quiso deseo desearia deseando ganas+de gustaria prefiero preferiria
    necesito voy+a va+a vamos+a iba+a pienso+en pensando+en pensado+en penso+en piensa+en pienso pensando planeo
    planeando decidi decidido intente intento intentado intentando intentar trate+de tratado+de capaz+de merezco
    idea+de ideas+de pensamientos+de querer pensar+en estoy+por decidida deberia mejor ansias+de`,
  dont: `dont doesnt didnt not never no+longer dont+even`,
  // Who hurts.
  partner: `enamorado enamorada fella bloke hubby husband wife boyfriend girlfriend partner ex fiance fiancee spouse exhusband exboyfriend marido esposo
    esposa pareja novio novia pololo polola conviviente exmarido exnovio expareja exesposo exesposa`,
  elder: `father dad stepdad stepfather mother mom stepmom stepmother uncle grandpa grandfather papa padre padrastro
    madre madrastra tio abuelo abuelito`,
  who: `enamorado enamorada relative familiar fella bloke hubby lad husband wife boyfriend girlfriend partner ex fiance fiancee spouse exhusband exboyfriend father dad stepdad
    stepfather mother mom stepmom stepmother parents brother sister uncle aunt cousin grandpa grandfather roommate
    flatmate boss teacher coach priest pastor neighbor neighbour landlord son he she they someone man guy stranger
    pimp employer boyfriends family marido esposo esposa pareja novio novia pololo polola conviviente exmarido
    exnovio expareja exesposo papa papas padre padres padrastro mama madre madrastra hermano hermana tio primo abuelo
    senora mujer viejo vieja jefe patron patrona profesor profe entrenador cura vecino cunado suegro companero
    companeros amigo hijo alguien hombre tipo desconocido ellos familia`,
  child: `stepson stepdaughter hijastro hijastra grandson granddaughter grandchild daughter son child kid kids children niece nephew student pupil stepdaughter stepson toddler baby girl boy
    sister brother hija hijo hijos hijas sobrina sobrino alumna alumno nina nino ninos hermana hermano nieta nieto
    hijastra guagua bebe`,
  third: `friend daughter son sister brother mom dad mother father wife husband boyfriend girlfriend partner cousin
    roommate niece nephew student coworker neighbor child kid teenager patient he she they he+is she+is uncle aunt
    hija hijo mujer senora abuela abuelo nieta nieto jefe jefa profesor profesora suegra cunado cunada hermana hermano amiga amigo mama papa madre padre primo prima pareja novia novio esposa esposo marido
    polola pololo alumna alumno paciente companera companero sobrina sobrino vecina vecino ella el tia tio senora`,
  // What is done to somebody.
  hits: `hit hits hitting beat beats beating beaten beats+me+up punch punches punched punching slap slaps slapped slapping kick
    kicks kicked choke chokes choked choking strangle strangles strangled strangling rape raped rapes raping molests
    molest molested molesting assault assaulted assaults abuse abuses abused abusing stab stabbed stabs burned burns
    bit bites shoved shoves attack attacked attacks whips whipped spanks batters battered bashes bashed thumps thumped wallops clobbers belts thrashes thrashed lashes clips pummels corners cornered rams rammed overpowers overpowered grabbed+me+and dragged drags smacks smacked
    headbutted tortures tortured hurts hurting`,
  golpea: `golpea golpean golpeo golpearon golpeado golpeando maltrata maltratan maltrato maltratando viola violo violaron
    ahorca ahorco estrangula agrede agredio abofetea cachetea patea pateo azota tortura manosea humilla+y+golpea madrea
    madreo aporrea zarandea sacude+a+golpes casca zurra faja`,
  pega: `madrea madreo madrean aporrea aporreo zarandea zarandeo acorrala acorralo arrincona arrincono surte surtio
    da+cachetadas da+de+cachetadas da+golpes da+pinas da+una+pina dio+una+pina da+trompadas dio+una+trompada caga+a+palos
    cago+a+palos caga+a+pinas cago+a+pinas cago+a+golpes caga+a+golpes cago+a+trompadas da+con+el+cinturon da+con+la+correa da+con+un+palo dio+con+un+palo
    dio+un+cachetazo da+coscorrones pellizca encaja+golpes tira+golpes parte+la+madre saco+la+mierda saca+la+mierda da+madrazos da+bofetadas dio+una+bofetada
    pega pegan pego pegaron pegado pegando pegue golpea golpean golpeo golpearon golpeado golpeando maltrata
    maltratan maltrato maltratado maltratando ahorca ahorco ahorcado ahorcando ahoga ahogo ahogado estrangula
    estrangulo asfixia asfixio viola violan violo violaron violado violando patea pateo cachetea cacheteo abofetea
    abofeteo azota azoto apunalo apunala manosea manoseo agrede agredio agredido agreden faja fajo zurra zurro casca
    tortura torturo muerde mordio jalonea jaloneo zamarrea zamarreo empujo empuja pisotea saca+la+cresta saco+la+cresta
    saca+la+mugre saco+la+mugre saca+la+chucha saco+la+chucha dio+una+paliza da+palizas dio+un+golpe da+golpes
    dio+un+punetazo dio+una+cachetada dio+un+combo levanta+la+mano levanto+la+mano pone+la+mano+encima puso+la+mano+encima
    agarro+a+golpes agarra+a+golpes agarro+a+combos agarro+a+patadas`,
  // Parts of the body that are broken, grabbed or touched.
  part: `nose arm arms jaw rib ribs tooth teeth bone finger fingers wrist head face lip eye leg hair throat neck ear skull back
    stomach belly chest cheek panza vientre barriga estomago costado rodillas piernas dedos nariz brazo brazos mandibula costilla costillas diente dientes hueso dedo dedos cabeza cara labio ojo
    pierna pelo cuello oreja guata estomago pecho espalda boca mano muneca hombro ceja`,
  intimate: `shorts pants skirt shirt underwear thigh thighs legs leg bra blouse dress chest breast breasts private privates
    crotch bottom butt panties jeans body top pantalon falda polera blusa calzon calzones ropa piernas pierna pechos pecho
    entrepierna partes poto trasero senos muslo muslos vestido buzo short pijama cuerpo vagina pene penis`,
  slam: `slam slams slammed smash smashes smashed push pushes pushed shove shoves shoved throw throws threw thrown grab grabs
    grabbed drag drags dragged knock knocks knocked pin pins pinned spit spits kick kicks kicked yank yanks yanked twist
    twists twisted hurl hurled pull pulls pulled bang bangs banged hold holds held bashed`,
  breaks: `broke breaks broken fractured fractures split busted bruised dislocated blackened burned burnt burns twisted twists
    crushed cracked bloodied knocked+out bit cut`,
  rompe: `rompio rompe quebro quiebra partio parte fracturo disloco reviento revienta hincho quemo quema torcio tuerce arranco
    estrello estrella azoto azota empujo empuja lanzo tiro avento boto boteo arrastro arrastra jalo jala jalonea agarro agarra sacudio
    sacude pateo patea escupio escupe apreto aprieta tiraron empujaron agarraron pisoteo mordio muerde rajo rompieron`,
  pegaba: `pegaba pegaban golpeaba golpeaban maltrataba maltrataban violaba ahorcaba azotaba abusaba tocaba manoseaba`,
  // Ending a life.
  kill: `kill kills killing killed hang hanging hanged drown drowning stab stabbing poison poisoning off offing gas
    gassing shoot shooting shot end ending starve hurting+and+killing`,
  matarme: `matarme morirme suicidarme ahorcarme colgarme desangrarme dispararme envenenarme quitarme+la+vida
    quitarme+mi+vida quitarme+de+en+medio acabar+con+mi+vida terminar+con+mi+vida acabar+con+todo pegarme+un+tiro
    darme+un+tiro meterme+un+tiro volarme+los+sesos volarme+la+cabeza estar+muerto estar+muerta no+existir ahogarme+en+el+mar
    cortarme+las+venas cortarme+las+munecas dejar+de+existir morir+ya`,
  pills: `pills pill tablets meds medication paracetamol tylenol ibuprofen xanax sleeping+pills painkillers
    antidepressants insulin aspirins opioids sedatives valium klonopin ambien percocet oxy antidepresivos ansioliticos tranquilizantes somniferos sedantes opioides analgesicos pastillas pastilla pildoras comprimidos remedios medicamentos clonazepam
    ravotril tafil alprazolam rivotril zolpidem insulina`,
  much: `all whole entire bottle box handful bunch lots a+lot every pack packet too+many so+many full everything
    ten fifteen dozen docena diez quince veinte treinta cuarenta cincuenta cien punados twenty thirty forty fifty 20 25 30 40 50 60 100 todas todos todo muchas muchos un+monton monton frasco caja blister
    tira punado entero entera varias demasiadas toda tableta+entera`,
  place: `bridge roof building train trains tracks balcony window cliff subway bus truck car traffic ledge rails
    overpass tower floor rooftop skyscraper tube freeway highway road puente tren metro vias via riel rieles balcon
    azotea techo edificio ventana piso auto camion micro bus colectivo carretera terraza precipicio barranco
    acantilado rio subte vacio autopista ruta abismo anden cornisa mar linea`,
  weapon: `gun pistol rifle knife weapon machete bomb shotgun handgun revolver firearm pistola arma cuchillo escopeta
    fierro navaja rifle`,
  body: `wrist wrists arm arms leg legs thigh thighs skin vein veins brazos brazo venas munecas muneca piernas pierna
    piel muslos cuerpo antebrazos`,
  everyone: `everyone they kids children family wife husband parents mom people world friends sons daughters partner
    todos familia hijos hijas ellos mundo gente mama papa padres esposa esposo marido mujer pareja amigos`,
  papers: `passport papers documents documentos pasaporte papeles carnet dni cedula visa id`,
  belongings: `passport papers documents id phone keys money visa documentos pasaporte papeles carnet dni cedula visa
    celular telefono llaves plata dinero tarjeta movil sueldo`,
};
