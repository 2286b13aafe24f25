import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const lawExamples: Examples = {
  lawyer: {
    en: `got a letter from a solicitor and my hands are shaking
      can't afford an attorney, is there anyone who explains it
      I need someone to read this before I sign
      do they have the right to do this to me
      what does the law say in a case like mine
      they want me to sign by tomorrow and it is all jargon
      is this even legal where I live
      I received a notice and have ten days to answer
      whom do I ask before it gets to court
      want to know where I stand, not a whole trial`,
    es: `me llegó una carta de un abogado y me tiemblan las manos
      no puedo pagar abogado, ¿alguien que me explique?
      necesito que alguien lea esto antes de firmar
      ¿tienen derecho a hacerme esto?
      ¿qué dice la ley en un caso como el mío?
      quieren que firme mañana y está lleno de palabras raras
      ¿esto es legal acá o me están pasando a llevar?
      recibí una notificación y tengo diez días para contestar
      necesito orientación jurídica antes de meter la pata
      quiero saber qué me corresponde, no un juicio entero`,
  },
  'company-formation': {
    en: `limited company or sole trader for two hairdressers
      how do I register the business without paying a fortune
      what goes in the articles and who signs
      do I need a notary to set up an llc
      which legal shape suits a family bakery
      can I incorporate from abroad without residence
      they ask for a registered office and I work at home
      how much capital to put in at the beginning
      my friend and I want to make it official on paper
      need the tax number before I can invoice anyone`,
    es: `¿spa o limitada para dos peluqueras?
      quiero registrar el negocio sin gastar una fortuna
      ¿qué va en los estatutos y quién firma?
      ¿hace falta notario para crear una s.l.?
      ¿qué figura legal le conviene a una panadería familiar?
      ¿puedo constituirla desde el extranjero sin residencia?
      piden domicilio legal y yo trabajo en mi casa
      ¿cuánto capital pongo al comenzar?
      con mi amiga queremos formalizarnos y dejar escritura
      tu empresa en un día, ¿sirve para mi caso?`,
  },
  'partners-agreement': {
    en: `we shook hands and never wrote anything down
      what happens to her half if she dies
      two of us own it and we can't break a tie
      want a paper saying who decides what
      can he sell his part to a stranger
      how do we write an exit before we hate each other
      my cousin and I are joining money for a truck
      should there be a non compete between us
      the investor sent a shareholders document full of drag along
      what if one stops working and keeps collecting`,
    es: `nos dimos la mano y nunca escribimos nada
      ¿qué pasa con su mitad si se muere?
      somos dos dueños y no podemos desempatar
      quiero un papel que diga quién decide qué
      ¿puede vender su parte a un desconocido?
      ¿cómo dejamos escrita la salida antes de odiarnos?
      con mi primo vamos a juntar plata para un camión
      el inversor mandó un pacto lleno de cláusulas de arrastre
      ¿y si uno deja de trabajar y sigue cobrando?
      hay que poner reglas por escrito entre los tres accionistas`,
  },
  'closing-company': {
    en: `I want out and he refuses to buy my shares
      how do I shut it properly so debts don't chase me
      the firm has been dormant for years and fines keep coming
      selling my half to my sister, what papers
      do I pay the staff first or the tax office
      dissolve, liquidate or just let it sleep
      someone offered to buy the whole shop
      can creditors come after my house
      he locked me out of the office and the accounts
      insolvency adviser says file now`,
    es: `quiero salirme y no me quiere comprar mi parte
      ¿cómo la cierro bien para que no me persigan las deudas?
      la sociedad está parada hace años y siguen llegando multas
      le vendo mi mitad a mi hermana, ¿qué papeles hay?
      ¿pago primero a los trabajadores o al fisco?
      disolver, liquidar o dejarla dormir
      me ofrecieron comprar la tienda completa
      ¿los acreedores pueden ir contra mi casa?
      me dejó fuera de la oficina y de las cuentas
      hay que hacer el término de giro y no entiendo`,
  },
  'unpaid-invoice': {
    en: `delivered in march and still haven't seen a penny
      the client stopped answering once the work was done
      they owe me four thousand and laugh it off
      how do I write a final demand before court
      can I charge interest for every late month
      sent reminders, phoned, went in person, nothing
      the builder I subcontract for never settles
      he says he will transfer next week since june
      should I hold the files until I get my money
      accounts department keeps losing my bill`,
    es: `entregué en marzo y no he visto ni un peso
      el cliente dejó de contestar apenas terminé
      me deben cuatro millones y se ríen
      ¿cómo escribo un último aviso antes de demandar?
      ¿puedo cobrar intereses por cada mes de atraso?
      mandé recordatorios, llamé, fui y nada
      la constructora nunca me cancela los estados de pago
      desde junio dice que transfiere la próxima semana
      ¿retengo los archivos hasta que me paguen?
      en administración siempre se les pierde mi factura`,
  },
  'data-protection': {
    en: `our contact form keeps names and addresses, could we be fined
      saw a company punished with a giant penalty over its subscribers
      people sign up on my page and I never asked for consent
      I keep patients' emails in a spreadsheet, is that allowed
      someone hacked us and took the customer list
      do I need a cookie banner on my little blog
      a former client wants everything we hold deleted
      my boss put cameras in the changing area
      can I send newsletters to people who never signed up
      they published my phone number without asking
      where must we store European users' records
      the school shares pictures of my kid online
      what goes in a privacy policy`,
    es: `mi formulario guarda nombres y direcciones, ¿me pueden multar?
      vi que sancionaron a una empresa por sus suscriptores
      la gente se inscribe en mi página y nunca pedí permiso
      guardo los correos de pacientes en una planilla, ¿se puede?
      nos hackearon y se llevaron la lista de clientes
      ¿mi blog chico necesita el aviso de cookies?
      un ex cliente exige que borremos todo lo suyo
      mi jefe puso cámaras en los vestidores
      ¿puedo mandar boletines a gente que no se inscribió?
      publicaron mi teléfono sin preguntarme
      ¿dónde hay que guardar los registros de usuarios europeos?
      el colegio comparte fotos de mi hijo en internet
      ¿qué se pone en la política de privacidad?`,
  },
  'terms-conditions': {
    en: `copied the small print from another site, is that bad
      what must my app say before people click accept
      I want a cancellation rule for my yoga classes
      no shows cost me money, can I keep the deposit
      who is liable if someone gets hurt using my tool
      disclaimer for my nutrition page, how do I word it
      the gym won't let me go because of a clause
      are those long texts nobody reads binding
      do I need separate rules for business clients
      how to limit what I owe if the service fails`,
    es: `copié la letra chica de otra página, ¿está mal?
      ¿qué debe decir mi app antes de que toquen aceptar?
      quiero una regla de cancelación para mis clases de yoga
      no llegan a la hora reservada, ¿me quedo con el abono?
      ¿quién responde si alguien se lastima con mi herramienta?
      necesito un descargo para mi página de nutrición
      el gimnasio no me suelta por una cláusula
      ¿obligan esos textos largos que nadie lee?
      ¿cómo limito lo que debo si falla el servicio?
      aviso legal de la web, ¿qué no puede faltar?`,
  },
  'online-shop-law': {
    en: `must I take back a dress she already wore
      fourteen days to return, does it count for custom rings
      what do I have to publish on my web store
      the parcel got lost, who pays for it
      an authority fined us for missing information on the site
      can I say no refunds on sale items
      selling to France from here, whose rules apply
      chargeback on a necklace I did ship
      do home made soaps sold online need a label
      do prices have to show tax before checkout`,
    es: `¿tengo que aceptar un vestido que ya usó?
      derecho a retracto en anillos a medida, ¿corre?
      ¿qué estoy obligada a publicar en mi tienda virtual?
      se perdió el paquete, ¿quién lo paga?
      nos multaron porque faltaba información en el sitio
      ¿puedo poner sin devolución en liquidaciones?
      vendo a Francia desde acá, ¿qué normas rigen?
      me revirtieron el pago de un collar que sí despaché
      ¿los jabones caseros por internet llevan etiqueta?
      ¿el precio debe mostrar impuestos antes de pagar?`,
  },
  'customer-dispute': {
    en: `he says the kitchen I fitted is crooked and won't pay
      a bride wants all her money back after the wedding
      she threatens to sue my salon over a burnt scalp
      customer swears it broke, I think he dropped it
      the client says that is not what we agreed
      do I have to redo the tiles for free
      they demand compensation for a delay of two days
      posted my face online calling me a thief
      the buyer wants out and the deposit returned
      how do I answer a claim letter politely`,
    es: `dice que la cocina que instalé quedó chueca y no paga
      una novia quiere toda su plata después de la boda
      amenaza con demandar mi peluquería por una quemadura
      jura que vino roto y creo que se le cayó
      el cliente dice que eso no fue lo acordado
      ¿tengo que rehacer las baldosas gratis?
      piden indemnización por dos días de retraso
      subió mi cara a facebook tratándome de ladrón
      el comprador se arrepintió y exige la seña
      ¿cómo contesto un reclamo al sernac?`,
  },
  'supplier-contract': {
    en: `the mill sends late and I lose my bread
      they raised the price in the middle of our deal
      ordered oak and got pine
      factory in China shipped the wrong size, now what
      tied to a distributor for five years, can I leave
      want it written who pays if goods arrive broken
      the printer used cheaper paper than agreed
      how do I lock the tomato price for a year
      exclusive deal with a brewery, is it a trap
      paid upfront and the machines never came`,
    es: `el molino entrega tarde y pierdo el pan
      me subieron el precio a mitad del trato
      encargué roble y llegó pino
      la fábrica en China mandó otra talla, ¿qué hago?
      estoy amarrada a un distribuidor cinco años, ¿puedo salir?
      quiero por escrito quién paga si llega quebrado
      la imprenta usó papel más barato que el pactado
      ¿cómo dejo fijo el precio del tomate por un año?
      exclusividad con una cervecera, ¿es una trampa?
      pagué por adelantado y las máquinas nunca aparecieron`,
  },
  'commercial-lease': {
    en: `the mall wants a percentage of what I sell
      landlord won't fix the leak above my shop floor
      five years with no break, should I sign for the café
      he doubles the rent when it comes up for renewal
      who pays for the new shopfront and wiring
      want to hand over my premises to another barber
      the council says that unit can't be a kitchen
      they ask for six months' deposit and a guarantor
      need an office small enough for two desks
      I was told to clear the warehouse in thirty days`,
    es: `el mall quiere un porcentaje de lo que vendo
      el dueño no arregla la filtración sobre mi tienda
      cinco años sin salida, ¿firmo por la cafetería?
      me duplica la renta al renovar el puesto
      ¿quién paga la fachada nueva y la instalación eléctrica?
      quiero traspasar mi local a otro barbero
      la municipalidad dice que ahí no puede haber cocina
      me piden seis meses de garantía y un aval
      busco oficina chica para dos escritorios, ¿qué reviso?
      tengo treinta días para desocupar la bodega`,
  },
};
