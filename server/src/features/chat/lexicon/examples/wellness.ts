import type { Examples } from './examples.ts';

/** What people type about food, weight, mountains and breath. One sentence a line. */
export const wellnessExamples: Examples = {
  fitness: {
    en: `I want to get back in shape before my fortieth birthday
      puffed out climbing two flights of stairs at the office
      gym membership since January and I've gone four times
      feel flabby, sluggish and older than I am
      my doctor said change your habits or take pills
      personal trainer to push me a bit, on a small budget
      desk all day, sofa all night, my body complains
      used to play football, now I can't chase my own dog
      would like more energy to keep up with the grandkids
      want to look and feel good in my own skin`,
    es: `quiero ponerme en forma antes de cumplir cuarenta
      me ahogo subiendo dos pisos por la escalera
      pago el gimnasio desde enero y he ido cuatro veces
      ando fofo, sin energía y me siento más viejo de lo que soy
      el médico me dijo o cambias de hábitos o pastillas
      busco un entrenador personal que me dé un empujón
      oficina todo el día y sofá toda la noche
      antes jugaba a la pelota y ahora ni corro tras el perro
      quiero tener cuerda para jugar con mis nietos
      me gustaría sentirme ágil y llevar una vida más sana`,
  },
  'healthy-eating': {
    en: `we live on takeaways, crisps and frozen pizza
      I never know what to cook after work so it's toast again
      want to cut down sugar and fizzy drinks
      how much protein, fibre and veg do I really need
      reading labels in the supermarket confuses me
      lunch box ideas that aren't a sandwich every day
      my fridge is full of beer and ketchup
      everybody says something different about carbs, eggs and oil
      I skip breakfast and then raid the vending machine
      a weekly menu that's cheap, quick and balanced
      salads leave me starving by four o'clock`,
    es: `vivimos a punta de delivery, papas fritas y pizza congelada
      llego cansada y termino cenando pan con queso
      quiero dejar el refresco y los dulces
      no sé leer las etiquetas ni los sellos del súper
      qué le pongo a la lonchera que no sea pan con jamón
      en mi refri solo hay cerveza y mayonesa
      unos dicen que el huevo hace mal, otros que bien
      me salto el desayuno y después arraso con la máquina de snacks
      un menú semanal barato, rápido y equilibrado
      cuántas verduras, fibra y proteína necesito al día
      con las ensaladas quedo con hambre a las cuatro`,
  },
  'weight-loss': {
    en: `none of my jeans button up since lockdown
      lost ten kilos and put back twelve
      the scales haven't moved in a month despite the diet
      my belly hangs over my belt and I avoid mirrors
      baby is two and the pregnancy pounds are still here
      Weight Watchers, keto, shakes, I've done the lot
      doctor says my BMI is obese
      want to fit into my wedding dress by June
      thinking of Ozempic but it frightens me
      menopause gave me a spare tyre that won't shift`,
    es: `ya no me cierran los pantalones desde la pandemia
      bajé diez kilos y subí doce
      la balanza no se mueve hace un mes y eso que hago dieta
      me cuelga la guata y evito los espejos
      mi hijo tiene dos años y sigo con los kilos del embarazo
      probé keto, batidos, pastillas y siempre hay rebote
      el doctor dice que tengo obesidad
      quiero caber en mi vestido de novia en junio
      pensé en ponerme Ozempic pero me da susto
      con la menopausia me salieron rollitos que no se van`,
  },
  'emotional-eating': {
    en: `after a row I finish a whole tub of ice cream
      I'm not hungry, I'm bored, and I open the fridge
      biscuits in the car so my husband won't see
      chocolate is my reward for surviving the day
      good all day and then at night I devour everything
      stress at work sends me straight to the bakery
      I eat until it hurts and then hate myself
      lonely Sundays mean crisps until the bag is empty
      food is the only hug I get
      one slice turns into the entire cake`,
    es: `después de una pelea me bajo un pote entero de helado
      no tengo hambre, estoy aburrida y abro el refri
      escondo galletas en el auto para que no me vean
      el chocolate es mi premio por sobrevivir al día
      me porto bien todo el día y de noche arraso con todo
      cuando me estreso me voy directo a la panadería
      como hasta que me duele y después me odio
      los domingos sola me como la bolsa entera de papitas
      la comida es el único abrazo que tengo
      me da ansiedad y me atraco de pan con manjar`,
  },
  fasting: {
    en: `sixteen hours without food, does black coffee break it
      I skip dinner but by ten in the morning I'm dizzy
      which eating window suits someone on night shifts
      everyone raves about 16:8, is it safe with thyroid pills
      headaches on my second day without breakfast
      Ramadan is coming and I want to do it sensibly
      does going without meals mess up women's hormones
      one meal a day for a month, am I overdoing it
      only water until noon and then I binge
      want to try 5:2 with someone who understands it`,
    es: `dieciséis horas sin comer, ¿el café lo rompe?
      me salto la cena pero a las diez de la mañana me mareo
      qué ventana de comida me conviene si trabajo de noche
      todos hablan del 16/8, ¿puedo con hipotiroidismo?
      me duele la cabeza el segundo día sin desayunar
      hacer una sola comida al día, ¿es mucho?
      aguanto a pura agua hasta mediodía y después me atraganto
      dejar de comer tantas horas me altera la regla
      quiero probar sin cenar pero con alguien que me guíe
      leí de la autofagia y me dio curiosidad`,
  },
  digestion: {
    en: `bloated like a balloon after every meal
      I know every public toilet between home and work
      heartburn wakes me and I sleep propped on pillows
      cut out gluten and dairy, still cramps
      haven't been to the loo properly for five days
      doctor shrugged and said irritable bowel, good luck
      low FODMAP list is impossible to follow with a family
      my tummy gurgles loudly in meetings and I'm mortified
      gas so bad I cancel dates
      antibiotics wrecked my gut and it hasn't recovered`,
    es: `quedo hinchada como globo después de comer
      me sé todos los baños entre mi casa y el trabajo
      la acidez me despierta y duermo con tres almohadas
      dejé el gluten y la leche y sigo con cólicos
      llevo cinco días sin ir al baño
      el doctor me dijo colon irritable y chao
      se me inflama la panza y parezco embarazada
      me suenan las tripas en las reuniones y qué vergüenza
      tengo tantos gases que cancelo citas
      gastritis, reflujo y omeprazol hace años
      los antibióticos me destrozaron la flora`,
  },
  vegetarian: {
    en: `my daughter stopped eating meat and I only know roasts
      where do I get protein without chicken
      watched a documentary on slaughterhouses and can't touch bacon now
      tofu tastes like a wet sponge, teach me
      lentils and chickpeas again, I'm running out of ideas
      going plant based but I miss cheese terribly
      iron is low since I gave up steak
      Christmas dinner without turkey, and relatives who mock me
      do I need B12 tablets if I drop eggs and milk
      my boyfriend is a carnivore and we share one kitchen`,
    es: `mi hija dejó la carne y yo solo sé hacer asado
      de dónde saco proteína sin pollo
      vi un documental de mataderos y ya no puedo con el tocino
      el tofu me sabe a esponja mojada
      otra vez lentejas y garbanzos, no tengo más ideas
      quiero hacerme vegana pero extraño el queso
      me bajó el fierro desde que no como bistec
      en mi familia se burlan porque no pruebo el chorizo
      tengo que tomar B12 si dejo el huevo y la leche
      mi novio es carnívoro y compartimos cocina`,
  },
  'cholesterol-diabetes': {
    en: `blood test came back with glucose at 118 and I'm scared
      doctor wants statins, I'd rather change my plate first
      my dad lost a foot to it, I don't want that
      pricking my finger before every meal
      cuff at the pharmacy read 150 over 95
      metformin upsets me, what can I eat instead of bread
      prediabetic at thirty-six with a sweet tooth
      too much salt, says the cardiologist, but everything is bland
      triglycerides through the roof after Christmas
      insulin, carbs counting and a birthday party, help`,
    es: `me salió la glicemia en 118 y me asusté
      el doctor quiere darme estatinas y prefiero cambiar la comida
      a mi papá le amputaron el pie y no quiero terminar así
      me pincho el dedo antes de cada comida
      tengo la presión en 15 con 9 y me retan por la sal
      la metformina me cae mal, qué como en vez de pan
      resistencia a la insulina a los treinta y seis
      los triglicéridos por las nubes después de las fiestas
      soy hipertenso y todo sin sal me sabe a nada
      me encantan los dulces y estoy prediabética`,
  },
  trekking: {
    en: `never slept in a tent and booked five days in Patagonia
      which boots so my toenails don't go black
      how heavy should my rucksack be for a week
      Camino de Santiago with my sister in May
      turning fifty and dreaming of Annapurna base camp
      is the W in Torres del Paine doable alone
      blisters ruined my last walk in the Lake District
      looking for trails, huts and someone who knows the route
      poles, layers, waterproofs, what do I really pack
      Inca Trail in August and I only walk to the bus`,
    es: `nunca dormí en carpa y reservé cinco días en la Patagonia
      qué botas compro para que no se me pongan negras las uñas
      cuánto debe pesar la mochila para una semana
      el Camino de Santiago con mi hermana en mayo
      cumplo cincuenta y sueño con el campamento base del Annapurna
      se puede hacer la W en Torres del Paine sola
      las ampollas me arruinaron la última caminata
      busco senderos, refugios y alguien que conozca la ruta
      bastones, capas, impermeable, qué llevo de verdad
      Camino del Inca en agosto y solo camino hasta el metro`,
  },
  'high-altitude': {
    en: `had to turn back before the summit with a splitting head
      I was sick in the tent at base and want another try
      dizzy and throwing up on the volcano, came down on a mule
      above five thousand metres my legs stopped obeying
      got a splitting headache in Cusco and threw up all night
      how many days to acclimatise before going above 4000 metres
      can I take Diamox with my asthma inhaler
      landed in La Paz and couldn't catch my breath
      my heart races when I sleep at the mine, 3800 metres
      worried about oedema at Everest base camp
      does coca tea do anything or is it a myth
      nauseous and dizzy on the way up Kilimanjaro
      thin air, no appetite, awake all night in the hut
      training at sea level for a place with little oxygen`,
    es: `me bajaron en mula del volcán, mareado y con náuseas
      no llegué a la cumbre por el dolor de cabeza, quiero otro intento
      arriba de cinco mil metros se me nubló la vista
      en el refugio no pude comer ni dormir por la puna
      me apuné en San Pedro y vomité toda la noche
      el soroche me tumbó en Cusco
      cuántos días para aclimatarse antes de pasar los 4000 metros
      aterricé en La Paz y no podía respirar
      trabajo en una mina a 3800 y duermo pésimo
      sirve la hoja de coca o es puro mito
      puedo tomar Diamox si soy asmática
      me da miedo un edema pulmonar allá arriba
      mareo, náuseas y dolor de cabeza subiendo al refugio
      vivo a nivel del mar y voy donde falta el oxígeno`,
  },
  climbing: {
    en: `I boulder at an indoor wall and want real rock
      Aconcagua next January, how do I prepare
      never used crampons or an ice axe
      scared of falling when I lead above the bolt
      my dream is to stand on a six thousand metre summit
      which guide do I trust for Mont Blanc
      ropes, knots, harness, belaying, I want to learn properly
      Chimborazo glacier with a friend who has done it
      forearms pumped after two routes at the crag
      reading weather, crevasses and when to turn back`,
    es: `escalo en muro y quiero pasar a roca de verdad
      el Aconcagua en enero, cómo me preparo
      nunca usé crampones ni piolet
      me da miedo caerme cuando voy de primero
      mi sueño es hacer cumbre en un seis mil
      qué guía es de fiar para subir el volcán Villarrica
      cuerdas, nudos, arnés, quiero aprender a asegurar bien
      subir el Pico de Orizaba por el glaciar
      se me hinchan los antebrazos a la segunda vía
      saber leer el clima, las grietas y cuándo darse la vuelta`,
  },
  endurance: {
    en: `I start fast and die halfway every time
      legs fine but lungs give up on long hills
      after ninety minutes on the bike I hit the wall
      want stamina to last a whole football match
      signed up for an Ironman, swimming kills me
      heart rate shoots to 180 with the slightest effort
      gels, salts, bananas, what keeps you going for six hours
      first century ride with the cycling club in July
      I get tired before everyone else in the group
      build an aerobic base slowly, zone two and all that`,
    es: `parto rápido y a la mitad me muero
      las piernas responden pero me quedo sin aire en las subidas
      a los noventa minutos en bici me da la pájara
      quiero aguantar el partido completo sin fundirme
      me inscribí en un triatlón y la natación me mata
      las pulsaciones se me van a 180 con nada
      geles, sales, plátanos, qué se toma en seis horas
      mi primera gran fondo con el club de ciclismo
      me canso antes que todos los del grupo
      mejorar el fondo de a poco, zona dos y esas cosas`,
  },
};
