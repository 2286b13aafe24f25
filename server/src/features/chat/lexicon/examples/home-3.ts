import type { Examples } from './examples.ts';

/** What people type who need help with handwork, cooking and pets. One sentence a line. */
export const homeMakingExamples: Examples = {
  sewing: {
    en: `got a Singer for Christmas and can't thread it
      bobbin tangles into a nest underneath
      first skirt from a paper pattern
      zips terrify me, mine always pucker
      make dresses for my daughter from cotton prints
      which needle for stretchy jersey
      patchwork quilt from granddad's shirts
      cushion covers and curtains with my own machine
      the seams are wonky and the fabric slips
      costume for the school play by Friday`,
    es: `me regalaron una Singer y no sé enhebrarla
      el hilo de la bobina se me hace un nido
      mi primera falda con un molde de papel
      los cierres me dan terror, siempre quedan fruncidos
      hacerle vestidos a mi hija con tela estampada
      qué aguja uso para tela elástica
      una colcha de patchwork con camisas del abuelo
      fundas y cortinas en mi propia máquina
      las costuras me quedan chuecas
      tengo que hacer un disfraz para el acto del colegio`,
  },
  knitting: {
    en: `my scarf gets wider with every row
      dropped a stitch and now there's a ladder
      granny squares for a blanket for my niece
      can't decipher purl and yarn over abbreviations
      socks on four needles scare me
      which wool for a newborn's cardigan
      amigurumi octopus looks like a potato
      hook or needles for a clumsy lefty
      jumper half done in the drawer since 2019
      a circle to sit, chat and click needles`,
    es: `la bufanda me queda más ancha en cada vuelta
      se me soltó un punto y se corrió todo
      cuadraditos de la abuela para una manta
      no entiendo las abreviaturas del derecho y el revés
      calcetines con cinco palillos me dan miedo
      qué lana para una chombita de recién nacido
      mi amigurumi de pulpo parece papa
      ganchillo o agujas si soy zurda
      dejé un chaleco a medias desde 2019
      tejer con otras mujeres y conversar`,
  },
  'mending-clothes': {
    en: `moths ate holes in my favourite cashmere
      jeans too long and the tailor charges a fortune
      lost weight and all my trousers hang off me
      a button fell off and I don't know how
      ripped the lining of a vintage coat
      visible darning looks gorgeous, I'd like to try
      hem a bridesmaid dress by hand
      patches on the knees of school uniforms
      take in a shirt at the waist
      sick of throwing garments away over a tiny tear`,
    es: `las polillas me agujerearon el chaleco favorito
      los jeans me quedan largos y la modista es cara
      bajé de peso y los pantalones se me caen
      se me cayó un botón y no sé pegarlo
      se descosió el forro de un abrigo heredado
      quiero aprender a zurcir bonito a la vista
      subir la basta de un vestido de fiesta
      parches en las rodillas del buzo escolar
      entallar una camisa que me queda ancha
      me cansé de botar prendas por una rotura chica`,
  },
  'selling-crafts': {
    en: `my ceramics sell at fairs but I earn nothing
      what do I ask for a crocheted blanket that took weeks
      Etsy listing has twelve views in three months
      stall at the Christmas market, how many pieces
      friends say my soaps could be a business
      people haggle over handmade earrings
      wholesale to a gift shop at half price
      photographs of my leather bags look dull
      turning my hobby into pocket money in retirement
      orders before Mother's Day overwhelm me`,
    es: `mi cerámica se vende en ferias y no gano nada
      cuánto pido por una manta que me tomó semanas
      mi tienda de Etsy tiene doce visitas
      puesto en la feria navideña, cuántas piezas llevo
      mis amigas dicen que mis jabones son negocio
      la gente regatea por mis aros hechos a mano
      dejar en consignación en una tienda de regalos
      las fotos de mis bolsos de cuero se ven fomes
      soy artesana y quiero vivir de mis telares
      los encargos del día de la madre me sobrepasan`,
  },
  woodworking: {
    en: `I want to build a bookcase from planks
      my dovetail joints have gaps you could drive through
      table saw frightens me, I like my fingers
      oak or pine for a bed frame
      inherited grandpa's chisels and planes, all blunt
      the tabletop warped after a month
      carve spoons by the fireplace
      garage workshop on a small budget
      glue, screws or dowels for a bench
      turning bowls on a second-hand lathe`,
    es: `quiero hacer una biblioteca con tablas
      mis ensambles cola de milano quedan con huecos
      la sierra de mesa me da miedo
      roble o pino para una cama
      heredé los formones y cepillos del abuelo, sin filo
      la cubierta se me torció al mes
      tallar cucharas junto a la chimenea
      armar un taller en el garaje con poco
      cola, tornillos o tarugos para una banca
      tornear cuencos en un torno usado`,
  },
  'furniture-restoring': {
    en: `found a mid-century sideboard on the kerb
      strip ten layers of varnish off a dresser
      wobbly antique chairs from an auction
      woodworm holes in grandma's chest
      chalk paint or wax on an old wardrobe
      water rings on the walnut table
      reupholster an armchair with springs poking out
      veneer is lifting at the edges
      is it sacrilege to paint a Victorian desk
      bring a battered rocking chair back to life`,
    es: `encontré un aparador de los sesenta en la calle
      sacarle diez capas de barniz a una cómoda
      sillas antiguas cojas que compré en un remate
      el baúl de la abuela tiene polilla
      pintura a la tiza o cera en un ropero viejo
      marcas de vasos en la mesa de nogal
      retapizar una butaca con los resortes afuera
      el enchapado se levanta en las orillas
      será pecado pintar un escritorio del siglo pasado
      revivir una vieja mecedora destartalada`,
  },
  'home-cooking': {
    en: `I live on toast and takeaways
      what's for dinner, the question I dread daily
      rice always ends up burnt or mushy
      my sourdough comes out flat as a brick
      fussy kids and a vegetarian husband at one table
      wife used to do the meals and now I'm widowed
      batch and freeze lunches on Sunday
      knife skills, I chop onions like a child
      feed five cheaply with lentils and leftovers
      recipes from my gran before they're lost`,
    es: `vivo de pan tostado y delivery
      qué hago hoy de almuerzo, la pregunta que odio
      el arroz se me quema o queda mazamorra
      mi pan de masa madre sale como ladrillo
      niños mañosos y marido vegetariano en la misma mesa
      enviudé y mi señora era la que guisaba
      dejar viandas listas y congeladas el domingo
      picar cebolla sin cortarme los dedos
      alimentar a cinco con lentejas y sobras
      rescatar las recetas de mi abuela, sus empanadas`,
  },
  'pets-home': {
    en: `puppy chews the skirting and pees on the rug
      our rescue barks whenever we go out
      cat scratches the sofa and ignores the post
      he pulls on the lead and lunges at others
      old Labrador won't eat since the move
      new kitten and the resident tom are at war
      vet bills are crippling me
      daughter begs for a hamster or rabbit
      she growls at my toddler near her bowl
      who looks after my parrot while I travel`,
    es: `el cachorro muerde los muebles y se hace en la alfombra
      mi perrita adoptada llora cuando salimos
      el gato rasguña el sillón y no usa el rascador
      tira de la correa y se le lanza a otros
      nuestro labrador viejito no quiere comer
      llegó una gatita y el mayor la ataca
      la cuenta del veterinario me tiene quebrado
      mi hija ruega por un conejo o un hámster
      le gruñe al niño cuando se acerca al plato
      quién me cuida al loro mientras viajo`,
  },
};
