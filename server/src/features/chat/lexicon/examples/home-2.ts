import type { Examples } from './examples.ts';

/** What people type who need help with moving, repairs and rooms. One sentence a line. */
export const homeRepairsExamples: Examples = {
  'moving-house': {
    en: `the van comes on Saturday and nothing is packed
      removal firms quote crazy prices to another city
      how do I wrap glasses and plates so they survive
      relocating abroad with two cats and a piano
      change address at the bank, council and doctor
      leaving our home of thirty years for a bungalow
      bubble wrap, cartons, where do I begin
      sofa won't fit through the new stairwell
      hand back the keys and get the deposit
      kids are sad about leaving their street`,
    es: `el camión llega el sábado y no he embalado nada
      el flete a otra ciudad me sale un ojo de la cara
      cómo envuelvo copas y platos para que no se quiebren
      nos cambiamos de país con dos gatos y un piano
      avisar la nueva dirección al banco y a las cuentas
      dejamos la casa de treinta años por un depto chico
      cajas, cinta, plumón, por dónde parto
      el sillón no pasa por la escalera nueva
      entregar las llaves y recuperar la fianza
      los niños están tristes por dejar su barrio`,
  },
  'home-decor': {
    en: `my living room feels like a waiting room
      studio of thirty metres, bed and desk and sofa
      which curtains go with a mustard couch
      rented place, can't drill, bare walls
      lamps are harsh and it feels cold at night
      we can't agree on rugs and cushions
      where do I put furniture in an L shaped lounge
      make low ceilings look taller
      second-hand finds and plants, boho on a budget
      kids share one bedroom and need privacy`,
    es: `mi living parece sala de espera
      monoambiente de treinta metros, cama, escritorio y sofá
      qué cortinas van con un sillón mostaza
      arriendo y no puedo taladrar, paredes peladas
      las lámparas dan luz fría y no se siente acogedor
      no nos ponemos de acuerdo con alfombras y cojines
      dónde pongo los muebles en un salón alargado
      que el techo bajo se vea más alto
      estilo nórdico con cosas de feria y poca plata
      dos hermanos en una pieza y quieren su espacio`,
  },
  'cleaning-home': {
    en: `red wine on a cream carpet, help
      oven is black with grease from years
      limescale on the shower screen won't shift
      my white shirts came out pink from the wash
      towels smell musty even freshly laundered
      how often do people really mop floors
      cat pee on the mattress
      vinegar and bicarbonate, does that really work
      ironing pile taller than my toddler
      sweat stains under the arms of shirts`,
    es: `se me cayó vino tinto en la alfombra clara
      el horno está negro de grasa de años
      el sarro de la mampara no sale con nada
      la ropa blanca me salió rosada de la lavadora
      las toallas huelen a humedad recién lavadas
      cada cuánto se trapea el piso de verdad
      el gato orinó el colchón
      vinagre con bicarbonato funciona o es mito
      la pila de planchado ya es más alta que mi hijo
      manchas amarillas en las axilas de las camisas`,
  },
  'home-repairs': {
    en: `a hinge came off and the cupboard door hangs crooked
      never held a drill and want to put up a shelf
      window doesn't shut and the draught whistles
      hole in the plasterboard from a door handle
      handymen don't turn up for small jobs
      floorboards creak upstairs all night
      loose tile in the hallway
      which tools belong in a basic box
      the front lock sticks every winter
      single mum wanting to fix stuff without begging my brother`,
    es: `se soltó la bisagra y la puerta del mueble quedó chueca
      nunca usé un taladro y quiero colgar una repisa
      la ventana no cierra y entra un chiflón
      hoyo en la pared de yeso por la manilla
      los maestros no vienen por trabajos chicos
      el piso de madera cruje toda la noche
      baldosa suelta en el pasillo
      qué herramientas tengo que tener en la caja
      la chapa de la entrada se traba en invierno
      quiero arreglar cosas sola sin rogarle a mi hermano`,
  },
  plumbing: {
    en: `kitchen tap drips all night long
      toilet keeps running after the flush
      water pools in the shower and drains slowly
      boiler gives lukewarm showers only upstairs
      puddle under the sink every morning
      radiators gurgle and stay cold at the top
      hair clogged the drain and the plunger does nothing
      burst pipe ruined the ceiling below
      replace a washer without flooding the flat
      pressure is so weak I can't rinse shampoo`,
    es: `la llave de la cocina gotea toda la noche
      el estanque del wáter no deja de correr
      la ducha se inunda y no traga
      el calefont se apaga en medio del baño
      charco debajo del lavaplatos cada mañana
      los radiadores hacen ruido y no calientan arriba
      el desagüe está tapado con pelos
      se reventó una cañería y le arruinó el techo al vecino
      cambiar la goma del grifo sin inundar la casa
      tan poca presión que no me enjuago el champú`,
  },
  'damp-mould': {
    en: `black spots behind the wardrobe keep returning
      windows stream with condensation every morning
      my son's asthma is worse in that bedroom
      landlord says just open a window
      musty smell in the basement after rain
      wallpaper peels at the corner near the floor
      dehumidifier fills up twice a day
      bathroom ceiling went green without a fan
      clothes in the closet grow fuzz
      bleach hides it for a month and it's back`,
    es: `manchas negras detrás del ropero que siempre vuelven
      los vidrios amanecen chorreando de agua
      el asma de mi hijo empeora en esa pieza
      el dueño dice que ventile y listo
      olor a encierro en el sótano cuando llueve
      se descascara la pared cerca del zócalo
      el deshumidificador se llena dos veces al día
      hongos en el cielo del baño sin extractor
      la ropa del armario sale con pelusa verde
      le echo cloro y al mes está igual`,
  },
  'home-painting': {
    en: `roller leaves streaks all over the lounge
      do I need primer on bare plaster
      colour looked beige on the chip and came out pink
      how many coats over dark red
      masking tape ripped the finish off
      cutting in near the ceiling without wobbling
      gloss on the skirting drips and goes yellow
      nursery must be ready before the baby
      filling cracks and sanding before I start
      matt or satin emulsion for a hallway`,
    es: `el rodillo me deja marcas en todo el comedor
      hace falta imprimación sobre yeso nuevo
      en la muestra era beige y quedó rosado
      cuántas manos sobre un rojo oscuro
      la cinta de enmascarar me arrancó el acabado
      hacer los bordes del cielo sin temblar
      el esmalte de los guardapolvos se chorrea
      la pieza de la guagua tiene que estar lista en agosto
      masillar grietas y lijar antes de partir
      látex mate o satinado para el pasillo`,
  },
  'home-renovation': {
    en: `builder took the deposit and left a hole
      knock through the kitchen wall, is it load bearing
      three quotes and they differ by twenty thousand
      living in dust for five months with children
      do we need planning permission for a loft
      tiling the bathroom ourselves or hire someone
      old farmhouse, where does the money go first
      insulate the attic and swap the windows
      costs keep creeping past our budget
      architect drew something we can't afford`,
    es: `el constructor se llevó el anticipo y dejó un hoyo
      botar el muro de la cocina, será estructural
      tres presupuestos y se diferencian por millones
      cinco meses viviendo entre polvo con niños
      necesito permiso municipal para ampliar
      azulejar el baño nosotros o contratar un albañil
      casa antigua de adobe, en qué gasto primero
      aislar el techo y cambiar las ventanas
      la obra se pasa cada semana de lo presupuestado
      la arquitecta dibujó algo que no podemos pagar`,
  },
  'home-electrics': {
    en: `the fuse trips whenever I use the kettle
      lights flicker in two rooms
      washing machine stops mid cycle with a code
      want to hang a chandelier safely
      socket is warm and smells of burning
      fridge hums loudly and doesn't chill
      dishwasher leaves everything dirty and won't drain
      replace a switch without getting a shock
      repair the toaster or bin it
      wiring from the sixties, is it dangerous`,
    es: `salta el automático cada vez que prendo el hervidor
      las luces parpadean en dos piezas
      la lavadora se detiene a mitad de ciclo con un código
      quiero instalar una lámpara colgante sin riesgo
      el enchufe está tibio y huele a quemado
      el refri mete bulla y no enfría
      el lavavajillas deja todo sucio y no desagua
      cambiar un interruptor sin que me dé la corriente
      arreglar el microondas o botarlo
      cableado de los años sesenta, será peligroso`,
  },
};
