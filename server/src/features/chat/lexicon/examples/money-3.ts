import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const moneyExamples3: Examples = {
  pension: {
    en: `nothing put by for when I am old
      what happens to me when I cannot work any more
      I'm fifty two and have hardly paid in anything
      six old workplace pots and I lost the paperwork
      will I ever be able to stop working
      should I max my 401k or pay the house first
      gaps in my national insurance from raising the children
      annuity or drawdown, they want my answer
      what will I live on at seventy
      worked in two countries, which one pays me
      my statement says I'd get four hundred a month
      can I leave at sixty without being poor
      is social security better at 62 or at 67`,
    es: `llegar a viejo sin nada me quita el sueño
      ¿quién me va a mantener de vieja si no coticé?
      mis viejos años los veo pobres, trabajé siempre sin imposiciones
      a los cincuenta y cinco no tengo nada para cuando sea anciano
      ¿con qué voy a comer cuando ya no pueda trabajar?
      me asusta la vejez sin un ahorro
      tengo cincuenta y dos y casi no he cotizado
      la AFP dice que voy a recibir doscientas lucas
      ¿algún día voy a poder dejar de trabajar?
      me faltan años de aportes por criar a los niños
      renta vitalicia o retiro programado, tengo que elegir
      ¿de qué voy a vivir a los setenta?
      trabajé en dos países, ¿cuál me paga?
      ¿fondo A o fondo E a mi edad?
      el Afore no me aparece y estuve en tres empresas
      quiero prejubilarme a los sesenta y uno, ¿cuánto me quitan?
      ANSES rechazó mi trámite por lagunas
      ¿cuántas semanas del IMSS necesito juntar?`,
  },
  'retirement-life': {
    en: `last day at the office and Monday feels enormous
      forty years a teacher and who am I now
      my husband is home all day and drives me mad
      golf twice a week and otherwise bored
      I thought I'd love the free time and I'm lonely
      colleagues promised to ring and never do
      what do people do with their mornings
      we want to sell up and move near the sea
      still have energy at sixty eight, want to be useful
      nobody asks my opinion any more
      stopped working in May and just watch telly`,
    es: `fue mi último día en la oficina y el lunes me asusta
      cuarenta años de profesora y ahora ¿quién soy?
      mi marido está todo el día en casa y me vuelve loca
      recién jubilado y aburrido como una ostra
      pensé que iba a disfrutar el tiempo libre y estoy sola
      los colegas prometieron llamar y no llaman
      ¿qué hace la gente con tantas mañanas?
      queremos vender todo e irnos cerca del mar
      tengo energía a los sesenta y ocho, quiero servir de algo
      ya nadie me pide mi opinión
      dejé de trabajar en mayo y puro veo tele`,
  },
  inheritance: {
    en: `three of us siblings got her flat and some savings and are lost
      none of us understands what our parents left
      grandma left me eighty thousand and I'm frozen
      Dad died and suddenly there's a lot in my account
      it feels wrong to spend what she scrimped for
      my brother wants to sell Mum's house and I don't
      cousins circling since the will was read
      everybody asks for a loan since my uncle passed
      pay off the loan or put the legacy somewhere safe
      do I owe duty on what my aunt gave me
      a windfall from a relative I barely knew
      how to divide the land among five siblings
      I would give it all back to have him here`,
    es: `papá falleció y quedó su casa más una cuenta, ¿cómo lo manejamos entre hermanos?
      tres hijos, una parcela y ahorros de mamá, ¿vendemos o invertimos?
      los cuatro hermanos quedamos con el campo de mis viejos y no sabemos administrarlo
      mamá murió y nos tocó un departamento y unos depósitos
      ninguno de mis hermanos sabe de papeles ni de platas
      mi abuela me dejó plata y estoy paralizada
      murió mi papá y de pronto tengo mucho en la cuenta
      me da culpa gastar lo que ella juntó toda su vida
      mi hermano quiere vender la casa de mamá y yo no
      los primos aparecieron cuando se leyó el testamento
      desde que falleció mi tío todos me piden prestado
      ¿qué hago con lo que me tocó del campo?
      ¿cuánto pago de sucesiones por el piso de mi tía?
      posesión efectiva y después ¿qué hago con los fondos?
      repartir el terreno entre cinco hermanos
      lo devolvería todo por tenerlo conmigo`,
  },
  'home-buying': {
    en: `we've been outbid on four flats already
      renting feels like burning cash but prices are crazy
      the survey found damp, should we walk away
      how big a deposit do we really need
      saw a place we love with a weird layout
      viewing on Saturday, what should I ask the estate agent
      stuck in a chain and the seller vanished
      escrow, closing costs, inspection, what is all this
      new build off plan or an older terrace
      single on one salary, can I ever own
      gazumped a day before exchange and heartbroken`,
    es: `ya nos ganaron cuatro departamentos por ofertar tarde
      siento que arrendar es botar la plata pero todo está carísimo
      ¿cuánto pie necesitamos de verdad?
      el sábado vamos a ver un piso, ¿qué le pregunto a la inmobiliaria?
      la tasación salió con humedad, ¿nos echamos atrás?
      firmé las arras y el dueño desapareció
      en verde, en blanco o usado, ¿qué conviene?
      gano un solo sueldo, ¿algún día tendré techo propio?
      me quiero escriturar y el notario pide mil papeles
      ¿cómo postulo al subsidio DS1 para mi primera vivienda?
      sacar casa con Infonavit, ¿me alcanzan los puntos?
      nos gusta un terreno en las afueras para vivir`,
  },
  mortgage: {
    en: `our fix ends in March and the payment nearly doubles
      the lender said no because I freelance
      fixed or tracker, nobody gives me a straight answer
      thirty years paying the bank, it terrifies me
      overpay each month or shorten the term
      divorcing and both names are on the loan
      broker or straight to the building society
      how much would they lend on two salaries
      missed two instalments and fear repossession
      the rate went up again and we can't breathe
      agreement in principle expired before we found a house`,
    es: `se acaba el tramo fijo y el dividendo casi se duplica
      el banco me lo negó porque boleteo
      fijo, variable o mixto, nadie me lo explica claro
      treinta años pagándole al banco, me aterra
      ¿amortizo cuota o amortizo plazo?
      nos separamos y los dos firmamos el crédito
      subió el Euríbor y no llegamos
      ¿cuánto nos prestan con dos sueldos?
      debo dos dividendos y temo que rematen la casa
      la UF sube y mi deuda no baja nunca
      mi préstamo UVA se volvió impagable
      ¿me aceptan sin aval y con el veinte por ciento?`,
  },
  crypto: {
    en: `bought bitcoin at the top and it halved
      forgot the seed phrase to my wallet
      what even is a blockchain, asking for myself
      coins stuck on an exchange that went bust
      a guy on Telegram swears his token will moon
      Ledger or leave it on Coinbase
      do I declare my ethereum gains
      my son put his student money into dogecoin
      sent it to the wrong address, is it gone
      staking sounds like free interest, where's the catch
      I check the price at three in the morning`,
    es: `compré bitcoin en el pico y cayó a la mitad
      olvidé la frase semilla de mi billetera
      ¿qué es una cadena de bloques? explíquenme con peras y manzanas
      se me quedaron las monedas en una plataforma que quebró
      un tipo de Telegram jura que su token va a despegar
      ¿Ledger o lo dejo en Binance?
      ¿declaro lo que gané con ethereum?
      mi hijo metió la plata de la universidad en dogecoin
      lo mandé a una dirección equivocada, ¿se perdió?
      cobro en USDT y quiero pasarlo a pesos
      miro la cotización a las tres de la mañana
      minar en casa, ¿da algo o solo gasto luz?`,
  },
  trading: {
    en: `blew up my account twice this year
      I sit on candlestick charts all day and lose
      can you really live off forex
      move my stop loss every time it gets near
      paid a guru for signals that don't work
      options, calls, puts, where to begin safely
      revenge after a red day, I double my position
      paper account was great, real money I freeze
      prop firm challenge failed at the last step
      leverage wiped me out before lunch
      want a backtested strategy and some discipline`,
    es: `quemé la cuenta dos veces este año
      paso el día mirando velas japonesas y pierdo
      ¿de verdad se puede vivir del forex?
      corro el stop loss cada vez que se acerca
      le pagué a un gurú por señales que no sirven
      opciones, futuros, calls, ¿por dónde empiezo sin arruinarme?
      después de un día rojo doblo la posición por rabia
      en demo gano y con dinero real me congelo
      no pasé la prueba de fondeo por un lote
      el apalancamiento me dejó en cero antes de almorzar
      quiero una estrategia probada y disciplina para comprar y vender`,
  },
  insurance: {
    en: `they refuse to pay for my flooded kitchen
      which excess is sensible for an old car
      I've a baby now, what if I die
      premium jumped forty percent without one claim
      the small print excludes exactly what happened
      deductible, copay, out of network, I give up
      do I need cover for my dog
      somebody rear-ended me and his company ghosts me
      travelling with a heart condition and nobody covers it
      the loss adjuster offered half of the damage
      paying five policies and probably two overlap`,
    es: `no me quieren pagar la cocina inundada
      chocaron mi auto y la compañía del otro no responde
      tengo una guagua, ¿y si me muero?
      la prima subió cuarenta por ciento sin ningún siniestro
      la letra chica excluye justo lo que me pasó
      ¿qué deducible conviene para un coche viejo?
      isapre o fonasa más complementario, ayuda
      ¿me sirve una póliza para el perro?
      el perito ofreció la mitad del daño
      pago cinco pólizas y seguro dos se repiten
      la prepaga me rechazó por una enfermedad previa
      gastos médicos mayores, ¿cuál aseguradora no se hace tonta?`,
  },
  'kids-money': {
    en: `how much pocket money for an eight year old
      my teenager spent her birthday cash on skins in a game
      he thinks the cash machine gives notes for free
      should I pay them for chores and good grades
      they want everything they see in the shop
      a prepaid card for a twelve year old, good idea
      three jars on the shelf, spend, save, give
      my son lends his allowance and never gets it back
      don't want her to struggle like I did
      grandparents shower them with tenners
      explain to a six year old why we can't afford it`,
    es: `¿cuánta mesada le doy a un niño de ocho?
      mi hija se gastó lo del cumpleaños en un videojuego
      cree que el cajero regala billetes
      ¿les pago por hacer la cama y sacar buenas notas?
      quieren todo lo que ven en la juguetería
      una tarjeta prepago para mi hijo de doce, ¿buena idea?
      tres frascos, gastar, ahorrar, regalar
      presta su domingo a los amigos y no se lo devuelven
      no quiero que mi niña pase lo que yo pasé
      los abuelos los llenan de billetes
      ¿cómo le explico a uno de seis que no nos alcanza?
      la paga semanal le dura una tarde en chuches`,
  },
};
