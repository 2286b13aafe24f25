import type { Examples } from './examples.ts';

/** What people type about old wounds, habits that hurt and a couple in trouble. One sentence a line. */
export const mindExamples3: Examples = {
  drugs: {
    en: `I smoke weed all day just to feel normal
      coke every weekend and now on Wednesdays too
      found pills in my son's backpack
      can't sleep without a joint anymore
      the painkillers after surgery got me hooked
      my dealer has become my best friend
      comedowns are wrecking my week
      my sister uses meth and steals from us
      I want off the Xanax but shakes start
      parties aren't parties without a line`,
    es: `fumo marihuana todo el día para sentirme normal
      coca todos los findes y ahora también los miércoles
      encontré pastillas en la mochila de mi hijo
      sin un porro no puedo dormir
      quedé pegado a los calmantes después de la operación
      mi hermana consume pasta base y nos roba
      el bajón del lunes me destruye
      en los carretes siempre termino jalando
      quiero dejar el clonazepam y me tiritan las manos
      mi pareja se mete rayas a escondidas`,
  },
  'adult-adhd': {
    en: `thirty browser tabs, keys lost, kettle boiled dry
      diagnosed at forty and my whole childhood makes sense
      I start ten projects and finish none
      my brain hyperfocuses on trivia and forgets the bills
      late for everything, no matter how many alarms
      zoned out while my wife was talking again
      does Ritalin help a grown woman
      laundry stays in the machine three days
      interrupting people mid sentence, can't help it
      teachers said bright but scattered and careless`,
    es: `treinta pestañas abiertas, llaves perdidas y la tetera quemada
      me diagnosticaron a los cuarenta y todo cobró sentido
      empiezo diez proyectos y no termino ninguno
      me hiperconcentro en leseras y olvido pagar la luz
      llego tarde a todo aunque ponga cinco alarmas
      mi señora me habla y yo estoy en la luna
      funciona el metilfenidato en una mujer adulta
      dejo la ropa mojada tres días en la lavadora
      interrumpo a la gente sin poder evitarlo
      en el colegio decían inteligente pero disperso y desordenado`,
  },
  'eating-disorder': {
    en: `I count every calorie and weigh myself five times daily
      I throw up in the bathroom after dinner
      I binge on biscuits at midnight until it hurts
      my daughter pushes food around and wears baggy jumpers
      bread scares me more than anything
      I skip meals to feel in control
      the scale decides if I have a good day
      hiding wrappers under my bed
      exercising for hours to burn off one slice of cake
      I only see fat in the mirror though I'm underweight`,
    es: `cuento cada caloría y me peso cinco veces al día
      vomito en el baño después de cenar
      me atraco de galletas a medianoche hasta que duele
      mi hija esconde la comida en la servilleta
      el pan me da pánico y culpa
      me salto el almuerzo para sentir control
      la báscula decide si tengo un buen día
      escondo los envoltorios debajo de la cama
      hago horas de ejercicio por un trozo de torta
      estoy en los huesos y me sigo viendo gorda`,
  },
  'life-crisis': {
    en: `turned forty and wondering is this all there is
      I ticked every box and still feel lost
      no idea who I am without my kids at home
      at a crossroads and frozen
      I want to sell everything and disappear to an island
      everyone my age has it sorted except me
      woke up in a life I didn't choose
      what is my purpose now
      twenty five, living with my parents, going nowhere
      something has to change but I can't tell what`,
    es: `cumplí cuarenta y me pregunto si esto era todo
      hice todo lo que se esperaba y me siento perdida
      no sé quién soy sin los niños en casa
      estoy en una encrucijada y no me muevo
      me dan ganas de vender todo e irme a una isla
      todos los de mi edad avanzan menos yo
      desperté en una vida que no elegí
      para qué estoy en este mundo
      veinticinco, con mis viejos y sin rumbo
      algo tiene que cambiar y no sé por dónde empezar`,
  },
  trauma: {
    en: `a car backfires and I'm on the floor shaking
      I still have flashbacks of the crash
      something happened when I was eight and I never told
      nightmares about the robbery every week
      the smell of his aftershave makes me freeze
      came back from deployment a different man
      my childhood home was a war zone
      I can't walk down that street since the attack
      the birth went wrong and I relive it
      my body remembers what my head forgot`,
    es: `suena un portazo y me pongo a temblar
      todavía se me vienen imágenes del choque
      a los ocho años me pasó algo que nunca conté
      sueño con el asalto todas las semanas
      su olor a colonia me paraliza
      después del terremoto quedé con susto adentro
      mi infancia fue una casa de golpes y gritos
      no paso por esa calle desde que me atacaron
      mi parto fue violento y lo revivo a cada rato
      el cuerpo recuerda lo que yo quise olvidar`,
  },
  'couple-conflict': {
    en: `we argue about dishes and it's never about dishes
      we sleep back to back and barely talk
      he sulks for days instead of saying what's wrong
      feels like living with a flatmate not a husband
      she throws old mistakes in my face every row
      since the baby we've become strangers
      money and his mother are our two battlefields
      I want to fix us before someone walks out
      fifteen years married and the spark fizzled
      whenever I open up my partner picks up the remote`,
    es: `peleamos por los platos y nunca son los platos
      dormimos espalda con espalda y casi no hablamos
      se amurra días enteros y no me dice qué pasa
      parecemos compañeros de piso más que matrimonio
      me saca en cara errores viejos en cada discusión
      desde que nació la guagua somos dos extraños
      su mamá se mete en todo y él no la frena
      quiero arreglar lo nuestro antes de que uno se vaya
      quince años juntos y se apagó la chispa
      yo hablo y mi marido mira el partido`,
  },
  breakup: {
    en: `his toothbrush is still next to mine in the glass
      I cook too much pasta because I forget I am single now
      her coats are gone from the hallway and the flat echoes
      he packed a suitcase on a Sunday and never came home
      she packed her bags and left a note
      I keep checking his stories at midnight
      we shared a dog, a flat, a future, now nothing
      every song on the radio reminds me of her
      he blocked me without an explanation
      six months on and I still cry at our restaurant
      should I text him or stay silent
      I want to stop loving someone who moved on
      he's already posting pictures with a new girl
      eight years together and it ended by whatsapp`,
    es: `su cepillo de dientes sigue en el vaso junto al mío
      hizo las maletas un domingo y no volvió
      todavía compro el yogur que le gustaba
      duermo en mi orilla aunque ya nadie ocupe la otra
      hizo las maletas y me dejó una nota
      le miro las historias a medianoche y me hago daño
      compartíamos perro, piso y planes, ahora nada
      cada canción de la radio me la recuerda
      me bloqueó sin darme ninguna explicación
      han pasado seis meses y todavía lloro por él
      le escribo o me quedo callada
      quiero dejar de querer a quien ya me olvidó
      mi ex ya sube fotos con otra
      ocho años de pololeo y terminó por whatsapp`,
  },
  infidelity: {
    en: `I found hotel receipts in his jacket
      she's been sleeping with a guy from her gym
      he swears it meant nothing but I can't look at him
      I kissed a colleague and the guilt is eating me
      I have a lover and two lives
      do I tell my wife what happened in Lisbon
      there were sexy messages on his second phone
      can we rebuild after he strayed
      my best friend and my husband, both liars
      I forgave her and still picture them together`,
    es: `encontré una boleta de motel en su chaqueta
      se acostaba con uno del gimnasio
      jura que no significó nada y no puedo ni mirarlo
      besé a un compañero y me come la culpa
      tengo un amante y llevo doble vida
      le cuento a mi esposa lo que pasó en el viaje
      tenía un segundo teléfono con mensajes subidos de tono
      se puede reconstruir después de los cuernos
      mi mejor amiga con mi marido, los dos mintiendo
      la perdoné pero los imagino juntos cada noche`,
  },
  jealousy: {
    en: `I check her phone while she's in the shower
      if he likes another girl's picture I lose it
      I interrogate him whenever he comes home late
      his female coworkers drive me crazy
      I follow his location on the map all day
      I know she's loyal but my stomach burns anyway
      he gets mad if I wear a short dress
      I can't stand that she still talks to her ex
      suspicious of every text that pings
      my insecurity is pushing my girlfriend away`,
    es: `le reviso el celular mientras se ducha
      si le da like a otra me vuelvo loca
      lo interrogo cada vez que llega tarde
      sus compañeras de trabajo me sacan de quicio
      sigo su ubicación en el mapa todo el día
      sé que es fiel pero igual me arde la guata
      mi pololo se enoja si uso falda corta
      no soporto que siga hablando con su ex
      desconfío de cada mensaje que le suena
      mi inseguridad está alejando a mi novia`,
  },
};
