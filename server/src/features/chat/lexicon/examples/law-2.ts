import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const lawExamples2: Examples = {
  trademark: {
    en: `another café just opened with almost my name
      how do I protect the brand of my beer
      got a letter saying our logo looks like theirs
      is the name free before I print the labels
      which class covers clothes and bags
      someone registered my shop's name before me
      opposition was filed against my application
      does it protect me in Spain and Mexico too
      bought the domain, do I own the word now
      they sell fakes with my badge at the market`,
    es: `abrió otra cafetería casi con mi mismo nombre
      ¿cómo protejo la marca de mi cerveza?
      me llegó una carta porque el logo se parece al suyo
      ¿está libre el nombre antes de imprimir etiquetas?
      ¿en qué clase van la ropa y los bolsos?
      alguien inscribió el nombre de mi tienda antes que yo
      presentaron oposición a mi solicitud en el inapi
      ¿me cubre también en España y México?
      compré el dominio, ¿ya es mía la palabra?
      venden falsificaciones con mi insignia en la feria`,
  },
  copyright: {
    en: `a magazine printed my photo without asking
      my song is in someone's youtube video
      who owns the book I wrote for a client
      can I use a poem in my wedding cards
      they took down my video for three seconds of music
      wrote a script, how do I prove I was first
      my teacher published my essay under her name
      a machine was trained on my illustrations
      is that picture from google free to put on my flyer
      the publisher pays no royalties since last year`,
    es: `una revista publicó mi foto sin preguntar
      mi canción aparece en el video de otro
      ¿de quién es el libro que escribí por encargo?
      ¿puedo usar un poema en mis partes de matrimonio?
      me bajaron el video por tres segundos de música
      escribí un guion, ¿cómo pruebo que fui primero?
      mi profesora publicó mi ensayo con su nombre
      ¿la imagen que encontré en google es libre para mi volante?
      la editorial no me paga regalías hace un año
      plagiaron mi tesis y la universidad calla`,
  },
  'copied-design': {
    en: `a big store is selling my exact earrings
      a factory abroad cloned my lamp
      my print turned up on cheap t-shirts
      the neighbour's stall imitates every bag I sew
      showed them my sketches and they produced them without me
      how do I stop a fast fashion brand ripping me off
      found my crochet pattern on another seller's page
      can I patent the shape of a chair
      my invention was shown at a fair by someone else
      they even stole the packaging of my chocolate`,
    es: `una tienda grande vende mis mismos aros
      una fábrica de afuera clonó mi lámpara
      mi estampado apareció en poleras baratas
      el puesto de al lado imita cada bolso que coso
      les mostré mis bocetos y los fabricaron sin mí
      ¿cómo freno a una cadena de ropa que me roba modelos?
      vi mi patrón de crochet en la página de otra vendedora
      ¿se patenta la forma de una silla?
      otro presentó mi invento en una feria
      hasta el envase de mi chocolate me piratearon`,
  },
  licences: {
    en: `can I sell mugs with this font on them
      what does mit or gpl let me do
      a firm wants my pattern for two years only
      creative commons picture, must I credit the author
      how do I let others use my photos and get paid
      we used an open source library in a paid app
      they want rights to my drawing forever and worldwide
      which stock music may I play in my bar
      royalty per unit or a single fee for my character
      can the school print my worksheets for every class`,
    es: `¿puedo vender tazas con esta tipografía?
      ¿qué me deja hacer mit o gpl?
      una empresa quiere mi estampado solo por dos años
      foto con creative commons, ¿tengo que nombrar al autor?
      ¿cómo dejo que usen mis fotografías y me paguen?
      metimos una librería de código abierto en algo pagado
      piden derechos de mi dibujo para siempre y en todo el mundo
      ¿qué música puedo poner en mi bar?
      ¿regalía por unidad o monto único por mi personaje?
      quiero ceder el uso de mis fichas sin perder la autoría`,
  },
  'software-contract': {
    en: `the developer left and took the code with him
      who owns the app the agency built for us
      client wants endless changes for a fixed price
      paid half upfront and the website never went live
      what uptime do we promise in the sla
      the programmer won't hand over the passwords
      they ask me to guarantee there will be no bugs
      how do I word acceptance testing and milestones
      can they stop the subscription and keep our data
      a customer wants our source held in escrow`,
    es: `el programador se fue y se llevó el código
      ¿de quién es la app que nos hizo la agencia?
      el cliente quiere cambios infinitos por un precio fijo
      pagué la mitad y la web nunca se publicó
      ¿qué disponibilidad prometemos en el sla?
      el informático no me entrega las claves del servidor
      exigen que garantice cero errores
      ¿cómo redacto las entregas y la recepción conforme?
      ¿pueden cortar la suscripción y quedarse con nuestros datos?
      me piden dejar el repositorio en custodia`,
  },
  'employment-contract': {
    en: `started two months ago and nothing is signed
      the offer says forty five hours, they make me do sixty
      there is a clause banning me from rivals for two years
      they changed my shift without asking
      what does probation really mean for my rights
      no payslip, cash in an envelope every friday
      must I accept being moved to another branch
      how many holidays am I due working part time
      I'm taking on a nanny, what must be written
      the bonus they promised isn't in the document`,
    es: `entré hace dos meses y no me han hecho firmar nada
      dice cuarenta y cinco horas y me hacen trabajar sesenta
      me prohíben irme a la competencia por dos años
      me cambiaron el turno sin avisar
      ¿qué derechos tengo en el periodo de prueba?
      trabajo en negro y me pagan en un sobre
      ¿tengo que aceptar que me trasladen de sucursal?
      ¿cuántas vacaciones me tocan con media jornada?
      voy a tomar una nana, ¿qué hay que escribir?
      boleteo hace años cumpliendo horario y quiero ser de planta`,
  },
  dismissal: {
    en: `they fired me by text this morning
      let go a week after I said I was pregnant
      my boss says my position no longer exists
      security walked me out with a box
      I was on sick leave when they sacked me
      need to let someone go and fear doing it wrong
      they claim I stole and kicked me out
      how much notice should they have given me
      was told to resign or they would push me
      twenty people cut and I was the oldest`,
    es: `me echaron por whatsapp en la mañana
      me despidieron a la semana de contar mi embarazo
      dicen que mi puesto ya no existe, necesidades de la empresa
      salí con una caja y el guardia al lado
      estaba con licencia y me desvincularon
      tengo que echar a alguien y temo hacerlo mal
      me acusan de robar y me corrieron
      ¿con cuánto aviso tenían que decirme?
      me presionan para que renuncie yo
      en el ERE cayeron veinte y yo era el mayor`,
  },
  severance: {
    en: `eleven years there and they offer one month
      should I sign the paper before I see the money
      is my holiday pay included when I leave
      they calculate on base salary without commissions
      redundancy package on the table, is it decent
      what am I owed if I quit myself
      they want to pay what they owe me in instalments
      how long do they have to pay after my last day
      signed in a hurry and now the sum looks low
      do years before the company changed name count`,
    es: `once años ahí y me ofrecen un mes
      ¿firmo el finiquito antes de ver el dinero?
      ¿las vacaciones pendientes entran al irme?
      calculan con el sueldo base sin mis comisiones
      ¿cuántos días por año me corresponden?
      ¿qué me toca si renuncio yo?
      quieren pagarme lo que deben en cuotas
      ¿qué plazo tienen después de mi último día?
      firmé apurada y ahora la suma parece baja
      puse reserva de derechos y el notario me miró raro`,
  },
  'labour-claim': {
    en: `they haven't paid my overtime since august
      my boss touches me and human resources laughs
      want to report the warehouse for unsafe ladders
      they never paid into my pension
      tribunal date is coming and I have no witnesses
      my manager insults me about my accent every shift
      wages are three weeks late again
      tips disappear and the owner shrugs
      who inspects a restaurant that employs kids
      passed over because I am over fifty`,
    es: `no me pagan las horas extra desde agosto
      mi jefe me toca y recursos humanos se ríe
      quiero denunciar la bodega por escaleras peligrosas
      nunca me pagaron las cotizaciones
      viene la audiencia y no tengo testigos
      el supervisor se burla de mi acento en cada turno
      tres semanas de atraso con el sueldo otra vez
      las propinas desaparecen y el dueño se encoge de hombros
      fui a la inspección del trabajo y nadie llegó
      hago lo mismo que mis compañeros hombres y gano menos`,
  },
  'hiring-contractors': {
    en: `I invoice them yet they set my timetable and give me orders
      on paper self employed, in truth I sit in their office nine to five
      they call me a contractor but I ask permission for holidays
      we want a coder overseas each month, what agreement covers it
      send a monthly fee to an illustrator abroad the correct way
      I want a designer for three months without payroll
      is my driver a worker or self employed
      the freelancer says he was really staff all along
      what do I write when a stranger builds my website
      paying a translator in another country, what about withholding
      nda for a contractor, do I need one
      how do I stop a consultant taking my clients
      the inspector claims my riders are employees
      she invoices only me, is that a risk
      can I end the deal with a photographer early`,
    es: `les facturo pero me ponen horario y me dan órdenes
      en el papel soy independiente y estoy sentado ahí de nueve a seis
      quiero pagarle cada mes a un programador que vive afuera, ¿cómo lo formalizo?
      quiero una diseñadora tres meses sin ponerla en planilla
      ¿mi chofer es trabajador o va por su cuenta?
      el que boleteaba dice que era empleado
      ¿qué escribo si un desconocido me hace la web?
      le pago a una traductora en otro país, ¿retengo algo?
      ¿necesito confidencialidad con un externo?
      ¿cómo evito que el asesor se lleve mis clientes?
      el inspector reclama que mis repartidores son dependientes
      ella me factura solo a mí, ¿soy falso autónomo pagador?
      ¿puedo cortar antes con el fotógrafo por honorarios?`,
  },
  'founder-visa': {
    en: `I want to open a bakery in Lisbon with a Chilean passport
      can I move to Spain and work for my own company
      which permit lets me build a startup in London
      my sponsor pulled out and my job abroad hangs
      digital nomad papers, how much must I earn
      accepted into an accelerator but can't legally stay
      need a work permit for our first engineer from India
      how long does the entrepreneur route take
      student visa ends in june and I want to keep working
      do investors count towards residency points`,
    es: `quiero abrir una panadería en Lisboa con pasaporte chileno
      ¿puedo irme a España y trabajar para mi propia empresa?
      ¿qué permiso sirve para montar una startup en Londres?
      mi patrocinador se bajó y mi puesto afuera peligra
      nómada digital, ¿cuánto hay que ganar para que te acepten?
      me aceptó una aceleradora pero no puedo quedarme legal
      hay que traer un ingeniero de la India, ¿qué trámite es?
      ¿cuánto demora el visado de emprendedor?
      se me acaba la visa de estudiante y quiero seguir trabajando
      me ofrecen pega en Alemania y piden autorización laboral`,
  },
};
