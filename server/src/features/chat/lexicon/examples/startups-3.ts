import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const startupsExamples3: Examples = {
  pricing: {
    en: `how much should I ask for a wedding cake
      I charge so little my own hours come out at pennies
      people say it is cheap, am I giving it away
      scared to put it up and lose my regulars
      the bloke down the road does it for half
      do I bill by the hour or by the job
      a customer always wants a discount and I cave
      don't know what my knitted jumpers are worth
      monthly subscription or one payment for the app
      flour and gas went up and my menu didn't`,
    es: `¿cuánto pido por una torta de matrimonio?
      cobro tan poquito que mi hora sale a centavos
      me dicen que es barato, ¿lo estoy regalando?
      me da miedo subirlo y perder a mis caseros
      el de la esquina lo hace a la mitad
      ¿cobro por hora o por trabajo terminado?
      siempre me piden rebaja y termino aceptando
      no sé cuánto valen mis chalecos tejidos
      subió el gas y la harina y mi carta sigue igual
      ¿suscripción mensual o pago único por la aplicación?`,
  },
  'online-selling': {
    en: `loads of visits to my page and empty baskets
      they fill the cart and leave at the postage
      how do I get my candles on etsy
      returns are killing me, everyone sends clothes back
      which card payment button do I put on my website
      my photos look dark and nobody clicks
      took my boutique to the internet and got lost with parcels
      amazon suspended my account overnight
      is dropshipping a scam or can I live from it
      I take orders through whatsapp and it is chaos`,
    es: `muchas visitas en mi página y cero compras
      llenan el carrito y se van al ver el despacho
      ¿cómo subo mis velas a mercado libre?
      las devoluciones de ropa me están matando
      ¿qué botón de pago con tarjeta pongo en mi sitio?
      mis fotos salen oscuras y nadie hace clic
      llevé mi boutique a internet y me pierdo con los envíos
      recibo encargos por whatsapp y es un caos
      me bloquearon la cuenta de vendedor de un día para otro
      ¿se puede vivir del dropshipping o es puro humo?`,
  },
  'social-marketing': {
    en: `I post every day and get three likes from aunties
      my reels flop and I hate showing my face
      spent two hundred on facebook ads with nothing back
      what do I write under the picture of my bread
      we don't show up on google when people search plumbers
      need more followers for the pottery studio
      do I really need tiktok at fifty eight
      an influencer asked for free shoes, is it worth it
      my logo looks like it was done in paint
      how often should the newsletter go out`,
    es: `publico todos los días y me dan like solo mis tías
      mis reels no los ve nadie y me da plancha salir
      gasté cien lucas en anuncios y no llegó nadie
      ¿qué escribo debajo de la foto del pan?
      no aparecemos en google cuando buscan gasfíter
      quiero más seguidores para el taller de cerámica
      ¿de verdad necesito tiktok a los cincuenta y ocho?
      una influencer me pidió zapatos gratis, ¿conviene?
      mi logo parece hecho en paint
      no se me ocurre contenido y el algoritmo me esconde`,
  },
  'customer-service': {
    en: `someone left one star and lied about my restaurant
      they come once and I never see them again
      a lady shouted at my waitress over cold soup
      he messages me at midnight and expects replies
      how do I apologise for a late delivery
      my regulars are drifting to the new place
      nothing I deliver satisfies this client
      staff are rude at the till and people notice
      too many complaints in the inbox to answer
      want folks to leave smiling and bring their friends`,
    es: `me pusieron una estrella y mintieron sobre mi restaurante
      vienen una vez y no los veo más
      una señora le gritó a mi mesera por la sopa fría
      me escribe a medianoche y espera respuesta
      ¿cómo pido disculpas por una entrega atrasada?
      mis habituales se están yendo al lugar nuevo
      nada de lo que entrego deja conforme a este cliente
      mis cajeras contestan mal y la gente se da cuenta
      se me junta el buzón de quejas y no alcanzo
      quiero que salgan felices y me recomienden`,
  },
  freelancing: {
    en: `I design from my sofa and some months nothing comes in
      left the agency to take projects on my own
      feast or famine, three gigs at once then silence
      upwork pays peanuts, where are the decent jobs
      the client keeps adding changes outside the brief
      translator here, want to stop depending on one agency
      how do I put together a portfolio with no commissions
      thinking of opening my own therapy practice
      I miss colleagues, working from cafés alone
      illustrator who never knows what next month brings`,
    es: `diseño desde el sillón y hay meses en que no llega nada
      dejé la agencia para tomar proyectos por mi cuenta
      o tengo tres encargos juntos o silencio total
      en upwork pagan migajas, ¿dónde hay algo decente?
      el cliente agrega cambios que no estaban en el brief
      soy traductora y no quiero depender de una sola agencia
      ¿cómo armo un portafolio sin encargos todavía?
      quiero abrir mi propia consulta de psicóloga
      vivo de puros pololitos y quiero algo más estable
      soy ilustrador y nunca sé qué trae el próximo mes`,
  },
  'social-enterprise': {
    en: `want to help the homeless and still pay wages
      a café that trains people out of prison, how to fund it
      we recycle fishing nets and employ widows
      should we be a charity or a company
      how do I measure the good we do
      our cooperative of carers needs structure
      volunteers are tired and donations dried up
      profit feels dirty but we need it to survive
      I'd like a project that gives jobs to refugees
      funders want impact and I only have stories`,
    es: `quiero ayudar a gente de la calle y pagar sueldos
      una cafetería que da trabajo a ex presos, ¿cómo se financia?
      reciclamos redes de pesca y empleamos a viudas
      ¿nos conviene ser fundación o empresa?
      ¿cómo mido el bien que hacemos?
      nuestra cooperativa de cuidadoras necesita orden
      los voluntarios están cansados y no llegan donaciones
      lucrar me da culpa pero hay que sobrevivir
      me gustaría un proyecto que dé empleo a migrantes
      queremos certificarnos como empresa b y no sabemos cómo`,
  },
  'tourism-business': {
    en: `I take visitors kayaking and only summer pays
      want to run guided walks through the old town
      bought a van to drive tourists round the vineyards
      the cruise ships stop here and nobody visits my village
      how do I get my tours on tripadvisor
      we offer horse rides in the valley with no insurance
      would foreigners pay for a day cooking with grandma
      birdwatching trips, who is the audience
      agencies take thirty percent of every excursion
      thinking about stargazing nights in the desert`,
    es: `llevo turistas en kayak y solo el verano deja plata
      quiero hacer caminatas guiadas por el casco antiguo
      compré una van para pasear gente por las viñas
      paran los cruceros y nadie visita mi pueblo
      ¿cómo pongo mis excursiones en tripadvisor?
      ofrecemos cabalgatas en el valle y no tenemos seguro
      ¿pagarían los gringos por cocinar un día con mi abuela?
      paseos para ver aves, ¿a quién le interesan?
      las agencias se quedan con el treinta por ciento del tour
      noches de estrellas en el desierto, ¿cómo las ofrezco?`,
  },
  'small-hotel': {
    en: `six rooms by the lake and booking takes it all
      I want to turn grandma's farmhouse into a bed and breakfast
      empty beds from may till november
      guests write about the thin walls and the shower
      what rate do I put for a double in low season
      my airbnb flat stopped getting reservations
      the hostel kitchen is always filthy and backpackers fight
      double booked two families on the same night
      cabins in the woods, how do I fill midweek
      housekeeping and breakfast keep me up from five`,
    es: `tengo seis piezas frente al lago y booking se lleva todo
      quiero convertir la casona de mi abuela en hospedaje
      camas vacías de mayo a noviembre
      los huéspedes reclaman por las paredes delgadas y la ducha
      ¿qué tarifa pongo a la doble en temporada baja?
      mi departamento en airbnb dejó de recibir reservas
      la cocina del hostal siempre sucia y los mochileros pelean
      se me cruzaron dos familias la misma noche
      arriendo cabañas en el bosque y entre semana no llega nadie
      la casa rural apenas cubre la limpieza y los desayunos`,
  },
  'export-crafts': {
    en: `my grandmother weaves and I'd like shops abroad to stock it
      how do I send alpaca ponchos to Canada
      customs held my box of ceramics for weeks
      foreigners adore our baskets but postage costs more than them
      a gallery in Berlin wants fifty pieces by march
      what papers do I need to ship wine overseas
      women in my village embroider and middlemen keep the profit
      silver earrings at the fair barely pay the stall
      is there a fair trade buyer for carved wood
      which tariffs apply to leather goods going to Europe`,
    es: `mi abuela teje a telar y quiero que la compren afuera
      ¿cómo mando ponchos de alpaca a Canadá?
      la aduana me retuvo la caja de cerámica varias semanas
      a los extranjeros les encantan los canastos pero el flete mata
      una galería de Berlín quiere cincuenta piezas para marzo
      ¿qué papeles pide mandar vino al extranjero?
      las señoras bordan y el intermediario se queda la ganancia
      los aros de plata en la feria apenas pagan el puesto
      busco comprador de comercio justo para madera tallada
      ¿qué arancel paga el cuero que va a Europa?`,
  },
  'food-business': {
    en: `I sell empanadas from my window and want a proper place
      what permits does a food truck need to park here
      we throw away half the lettuce every sunday
      took over a corner shop and the fridge died
      my granny's hot sauce, how do I bottle it legally
      waiters quit and the chef drinks
      coffee cart at the market, worth the early mornings
      the health inspector is coming on tuesday
      delivery apps take a third of every pizza
      I bake sourdough at home and neighbours queue`,
    es: `vendo empanadas por la ventana y quiero un local
      ¿qué permisos pide un carrito para ponerse en la plaza?
      botamos la mitad de las lechugas cada domingo
      tomé el almacén de la esquina y se murió el refrigerador
      la salsa picante de mi abuela, ¿cómo la envaso?
      se me van los meseros y el chef toma
      quiero poner una taquería y no sé cuánto cuesta
      viene el inspector sanitario el martes
      las apps de reparto se llevan un tercio de cada pizza
      hago pan de masa madre en casa y hacen fila los vecinos`,
  },
};
