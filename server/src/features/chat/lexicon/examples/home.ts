import type { Examples } from './examples.ts';

/** What people type who need help with gardens and keeping a home. One sentence a line. */
export const homeExamples: Examples = {
  'home-life': {
    en: `first place of my own and I know nothing practical
      my hands itch to make something after office hours
      bought a cottage and everything needs doing
      grandma knew all those household tricks, I never learnt
      want a cosy nest instead of this chaos
      weekends I potter about the shed and the flowerbeds
      nobody taught me how to run a household
      looking for a hobby where I craft with my hands
      divorced dad learning to look after a house
      little jobs around the place pile up`,
    es: `primera vez que vivo solo y no sé nada práctico
      quiero hacer algo con las manos después de la oficina
      compramos una parcela y está todo por hacer
      mi abuela sabía todos los trucos caseros y no los aprendí
      quiero un nido acogedor y no este caos
      los domingos me entretengo en el galpón y las flores
      nadie me enseñó a llevar un hogar
      busco un pasatiempo de manualidades
      papá separado aprendiendo a llevar la casa
      se me acumulan los arreglitos pendientes`,
  },
  gardening: {
    en: `slugs devour everything I put in the ground
      what flowers survive clay soil and shade
      roses have black spots on every leaf
      inherited a jungle behind the house and a rusty spade
      want bees and butterflies to visit
      when should I sow seeds before the frost
      weeds come back faster than I can pull
      plan borders that bloom from spring till autumn
      hose bans and drought killed my hydrangeas
      bulbs, perennials, annuals, I mix them all up`,
    es: `las babosas se comen todo lo que planto afuera
      qué flores aguantan tierra arcillosa y sombra
      a los rosales les salen manchas negras
      heredé una selva en el patio y una pala oxidada
      quiero que vengan abejas y mariposas
      cuándo siembro antes de la helada
      la maleza crece más rápido de lo que la arranco
      un jardín con poca agua por la sequía
      las hortensias se me quemaron con el sol de enero
      pulgones en los geranios y no quiero echar veneno`,
  },
  'vegetable-garden': {
    en: `my tomatoes rot at the bottom before ripening
      just got an allotment plot full of brambles
      carrots come out forked and tiny
      raised beds, what do I fill them with
      grow enough courgettes and beans to feed us
      pigeons strip my cabbages bare
      lettuce bolts as soon as it's hot
      which seedlings next to each other, basil and peppers
      first potatoes, when do I dig them up
      harvest something edible with the kids this summer`,
    es: `los tomates se me pudren abajo antes de madurar
      quiero una huerta para comer lechuga propia
      las zanahorias me salen chuecas y enanas
      con qué relleno los bancales elevados
      cosechar zapallos y porotos para la familia
      los pájaros me comen los almácigos
      la acelga se sube con el primer calor
      qué siembro al lado de qué, albahaca con pimientos
      primeras papas, cuándo las saco de la tierra
      en el huerto comunitario me tocó un cuadro y no sé partir`,
  },
  compost: {
    en: `the heap stinks and is full of flies
      can I throw in orange peel and coffee grounds
      worm bin under the sink, are they dead
      kitchen scraps go to landfill and I feel guilty
      too wet, too slimy, what brown stuff do I add
      rats discovered our bin behind the shed
      how long until peelings turn into dark earth
      bokashi bucket in a flat without outdoor space
      piles of autumn leaves, can they become soil
      it never gets hot in the middle`,
    es: `la pila huele mal y está llena de moscas
      se pueden echar cáscaras de naranja y borra de café
      las lombrices californianas se me murieron
      me da culpa botar los restos de cocina a la basura
      está muy mojado y baboso, qué material seco le pongo
      aparecieron ratones en la compostera
      cuánto demoran las sobras en volverse tierra
      bokashi en un departamento sin patio
      montones de hojas de otoño para hacer abono
      hacer humus en un cajón de madera`,
  },
  'plant-care': {
    en: `my fiddle leaf fig drops leaves every week
      tiny gnats fly out of the pots when I water
      I kill every succulent I bring home
      yellow edges on the peace lily, too much water
      orchid hasn't flowered since the supermarket
      monstera roots come out the bottom, repot now
      sticky cotton blobs under the leaves
      what lives in a dark bathroom without windows
      going on holiday, who waters my ferns
      cuttings in a jar never grow roots`,
    es: `a mi ficus se le caen las hojas cada semana
      salen mosquitos de las macetas cuando riego
      se me mueren hasta los cactus
      las puntas amarillas del espatifilo serán por exceso de agua
      la orquídea no floreció nunca más
      a la monstera le asoman raíces, la trasplanto ya
      manchitas blancas pegajosas como algodón debajo
      qué aguanta en un baño oscuro sin ventana
      me voy de vacaciones y quién riega los helechos
      los esquejes en el vaso no echan raíz`,
  },
  'balcony-garden': {
    en: `fourth floor, full sun, wind blows my pots over
      three square metres outside and I want green
      herbs on the windowsill die after two weeks
      hide the neighbours' view with climbers in boxes
      strawberries in hanging baskets above the railing
      water drips on the people downstairs
      what weight of soil can a terrace hold
      north facing flat with a tiny patio
      dwarf lemon in a tub, will it fruit
      a vertical pallet wall for mint and chives`,
    es: `cuarto piso a pleno sol y el viento me vuela los maceteros
      tengo tres metros de terraza y quiero verde
      las hierbas de la ventana me duran dos semanas
      tapar la vista del vecino con enredaderas en jardineras
      frutillas colgando de la baranda
      el agua le gotea a los de abajo
      cuánto peso de tierra aguanta una azotea
      departamento orientado al sur con un balconcito
      limonero enano en maceta, dará limones
      jardín vertical con un palé para menta y cilantro`,
  },
  'lawn-trees': {
    en: `more moss than grass out the back
      the dog leaves brown patches on the turf
      when do I cut back the apple and plum
      neighbour's oak hangs over our roof
      mower leaves stripes of dead stuff
      hedge is three metres tall and out of control
      lay new sod or sow it again
      ivy is strangling the old cherry
      roots lifting the paving by the driveway
      chopped too much off the olive and it looks bare`,
    es: `hay más musgo que pasto en el fondo
      el perro me deja manchas secas en el césped
      cuándo se podan el manzano y el ciruelo
      el roble del vecino cuelga sobre nuestro techo
      la cortadora me deja franjas muertas
      el seto mide tres metros y se descontroló
      poner pasto en rollo o resembrar
      la hiedra está ahogando al cerezo
      las raíces levantan las baldosas de la entrada
      le corté demasiadas ramas al olivo y quedó pelado`,
  },
  decluttering: {
    en: `wardrobe bursting and nothing to wear
      mum died and her belongings fill my garage
      I keep boxes of cables just in case
      toys all over, we own far too much
      can't part with baby clothes
      spare room became a dumping ground
      charity shop bags sit in the hallway for months
      want to own less and breathe
      every drawer is crammed with junk
      does it spark joy, I never know`,
    es: `el clóset revienta y no tengo qué ponerme
      murió mi mamá y sus cosas llenan mi garaje
      guardo cajas de cables por si acaso
      juguetes por todos lados, tenemos demasiado
      no puedo desprenderme de la ropita de bebé
      la pieza de visitas se volvió bodega de cachureos
      las bolsas para donar llevan meses en el pasillo
      quiero vivir con menos y respirar
      cada cajón está repleto de trastos
      regalar, vender o botar, me cuesta decidir`,
  },
  'home-order': {
    en: `I tidy on Sunday and by Tuesday it's a bombsite
      keys, post and shoes pile up by the door
      a chore chart that teenagers actually follow
      never find my papers when I need them
      the kitchen worktop is always buried
      he doesn't lift a finger and I do everything
      small routines so evenings aren't spent picking up
      pantry shelves with jars and labels
      working mum with three kids and a messy house
      ashamed when visitors drop by without warning`,
    es: `ordeno el domingo y el martes es un desastre
      llaves, cartas y zapatos se amontonan en la entrada
      un turno de tareas que los adolescentes cumplan
      nunca encuentro los papeles cuando los necesito
      la mesada de la cocina vive tapada
      él no mueve un dedo y yo hago todo
      rutinas cortas para no pasar la noche recogiendo
      despensa con frascos y etiquetas
      mamá que trabaja, tres niños y la casa patas arriba
      me da vergüenza que caigan visitas de sorpresa`,
  },
  hoarding: {
    en: `you can't walk through dad's lounge for newspapers
      the landlord threatens eviction because of my stuff
      I panic if someone throws out an empty carton
      no one has been inside my flat for six years
      stacks up to the ceiling and only a narrow path
      my sister rescues rubbish from skips and keeps it
      fire brigade said the house is dangerous
      I sleep on the sofa since the bed is covered
      we cleared it behind her back and she screamed
      buying and keeping, I can't stop, it's burying me`,
    es: `en el living de mi papá no se puede caminar por los diarios
      el dueño amenaza con echarme por tanta acumulación
      entro en pánico si me botan una caja vacía
      hace seis años que no dejo entrar a nadie
      pilas hasta el techo y apenas un pasillito
      mi hermana recoge basura de la calle y la guarda
      los bomberos dijeron que la casa es un peligro
      duermo en el sillón porque la cama está tapada
      le vaciamos el cuarto a escondidas y gritó
      síndrome de Diógenes en mi tía, no sabemos ayudarla`,
  },
};
