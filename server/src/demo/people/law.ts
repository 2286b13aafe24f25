import type { DemoPerson } from './person.ts';

export const lawPeople: readonly DemoPerson[] = [
  {
    id: 'constanza-ibanez',
    expertise: 'Abogada: crear, ordenar y cerrar empresas',
    expertiseTranslated: 'Lawyer: starting, running and closing companies',
    aboutMe:
      'Constituyo sociedades, redacto pactos entre socios y acompaño cierres que nadie quiere hacer. Explico en castellano normal qué firma usted y a qué se obliga. Si su caso es un trámite que puede hacer solo en el portal del Estado, se lo digo.',
    career:
      'Abogada de la Universidad de Chile, quince años en derecho comercial, los últimos ocho con oficina propia en Providencia para empresas de menos de veinte personas.',
    idealClient:
      'Dos amigos que van a abrir una SpA, un socio que quiere salirse, una familia con un negocio sin papeles.',
    uniqueValue: 'Precio conocido antes de empezar y documentos de cuatro páginas, no de cuarenta.',
    challengeStory:
      'Mi padre perdió su ferretería por un acuerdo de palabra con su hermano. Tenía doce años y todavía recuerdo las maletas.',
    hours: '1-3 18:00-21:00; 4-5 09:00-12:00',
    durations: [30, 60],
    firstRate: 40000,
  },
  {
    id: 'gonzalo-arriaga',
    expertise: 'Derecho laboral para empresas chicas',
    expertiseTranslated: 'Employment law for small companies',
    aboutMe:
      'Contratos de trabajo, despidos, finiquitos, demandas laborales y la eterna duda de si esa persona es empleada o prestadora de servicios. Atiendo sobre todo a patrones con pocos trabajadores, pero también le digo a un empleado si su liquidación está bien calculada.',
    career:
      'Diez años litigando en juntas de conciliación y en los nuevos tribunales laborales, siete como asesor externo de restaurantes y talleres.',
    idealClient:
      'La dueña de un café con cinco empleados que tiene que despedir a uno y no quiere acabar en juicio.',
    uniqueValue:
      'Me enseñas la carta antes de entregarla. Ocho de cada diez pleitos que veo empezaron con un mensaje de WhatsApp mal escrito.',
    challengeStory:
      'Perdí mi primer juicio por un contrato sin fecha. El cliente me invitó a comer igual; nunca he vuelto a dejar una fecha en blanco.',
    hours: '1-5 08:00-11:00',
    durations: [30, 45, 60],
    noticeMinutes: 480,
  },
  {
    id: 'rebecca-thornton',
    expertise: 'Solicitor for trademarks, copyright and software contracts',
    expertiseTranslated: 'Abogada de marcas, derechos de autor y contratos de software',
    aboutMe:
      'People come to me when a bigger shop copies their design, when a name turns out to be taken, or when a client wants all rights to the code for the price of a lunch. I read the contract, tell you which three lines matter and help you answer.',
    career:
      'Intellectual property solicitor since 2006. In-house at a toy maker, then a games studio; now my own desk in Hackney.',
    idealClient:
      'Designers, developers, authors and small brands who need to protect a name, a drawing or a program without a City invoice.',
    uniqueValue:
      'A first letter that sounds like a person and not like a threat. It works more often than the threat does.',
    challengeStory:
      'My sister’s illustrations were printed on ten thousand mugs without asking. She cried, I got angry, and I changed my specialism the next year.',
    hours: '2-4 17:30-21:00',
    durations: [45, 60],
    firstRate: 9900,
    noticeMinutes: 1440,
  },
  {
    id: 'elena-castellanos',
    expertise: 'Facturas impagadas, protección de datos y tiendas online',
    expertiseTranslated: 'Unpaid invoices, data protection and online stores',
    aboutMe:
      'Reclamo facturas que nadie paga, redacto condiciones de venta y pongo en orden el RGPD de negocios pequeños sin volverlos locos. También llevo quejas de clientes y devoluciones cuando la cosa se pone fea.',
    career:
      'Letrada del colegio de Madrid desde 2010. Pasé por la asesoría de una plataforma de comercio electrónico y por una asociación de consumidores.',
    idealClient:
      'Autónomos a los que un cliente debe dinero desde hace meses y tiendas en línea que han recibido una reclamación.',
    uniqueValue:
      'Primero un burofax bien escrito. La mayoría paga antes de que haga falta un juzgado.',
    challengeStory:
      'Mi primera gran clienta desapareció debiéndome tres mil euros. Aprendí a cobrar por las malas y ahora lo enseño.',
    hours: '1 16:00-20:00; 3 16:00-20:00; 5 09:00-14:00',
    durations: [30, 60],
    horizonDays: 40,
  },
  {
    id: 'james-whitfield',
    expertise: 'Commercial leases, supplier contracts and founder visas',
    expertiseTranslated: 'Arriendo de locales, contratos con proveedores y visas para fundadores',
    aboutMe:
      'I read leases for a living: what happens if the boiler dies, if you sublet, if you close early. I also help foreign founders find out which American visa is realistic before they pay anybody for a petition.',
    career:
      'Attorney in New York since 2001. Real estate first, immigration since my wife’s own green card took six years.',
    idealClient:
      'Someone about to sign for a shop, a studio or a kitchen, and founders abroad who want to work in the US.',
    uniqueValue: 'I mark the page in three colors: fine, negotiate, run. Clients keep the pages.',
    challengeStory:
      'My first client signed a ten-year lease the evening before our appointment. I now answer the phone on Sundays.',
    hours: '1-4 17:00-20:00',
    durations: [60],
    firstRate: 12000,
  },
];
