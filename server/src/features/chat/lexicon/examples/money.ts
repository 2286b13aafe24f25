import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const moneyExamples: Examples = {
  'money-adviser': {
    en: `I am forty and still clueless about my own wallet
      who can look at my accounts without selling me something
      never learned any of this at school or at home
      need somebody to go over my finances line by line
      which bank suits someone like me
      we just got a bonus and don't know what to do with it
      I want a plan for the next ten years of income
      adulting is hard, how does all this work
      my advisor pushes products and I smell commission
      I earn well and have nothing to show for it`,
    es: `tengo cuarenta y no entiendo nada de mis finanzas
      ¿quién mira mis cuentas sin venderme algo?
      nunca me enseñaron esto en el colegio ni en la casa
      necesito que alguien revise mis números línea por línea
      ¿qué banco le conviene a alguien como yo?
      nos dieron un bono y no sabemos qué hacer con él
      quiero un plan para la próxima década
      gano bien y no tengo nada que mostrar
      el ejecutivo del banco solo me ofrece productos
      quiero educación financiera desde lo más básico`,
  },
  debt: {
    en: `collectors ring me at work in front of everyone
      I owe five different lenders and hide the letters
      borrowed to pay what I had borrowed before
      my name is on a blacklist and nobody lends me
      payday loan doubled in two months
      student loan will follow me to the grave
      can I go bankrupt and keep the car
      my brother lent me money and I avoid his calls
      afraid of a bailiff knocking at the door
      I co-signed for a friend and he stopped paying`,
    es: `me llaman los cobradores al trabajo delante de todos
      le debo a cinco financieras y escondo las cartas
      pedí prestado para pagar lo que ya había pedido
      estoy en Dicom y nadie me presta
      el préstamo rápido se duplicó en dos meses
      el CAE me va a perseguir hasta la tumba
      ¿puedo declararme en quiebra y conservar el auto?
      mi hermano me prestó y le esquivo las llamadas
      estoy en el buró y me quieren embargar
      fui aval de un amigo y dejó de pagar`,
  },
  'credit-cards': {
    en: `I only ever pay the minimum and it never shrinks
      maxed out three plastics over christmas
      what is the interest really costing me each month
      the limit went up and so did my temptation
      moved the balance to another one and filled both
      should I cut them all with scissors
      my score dropped after one late payment
      the department store gave me one and I regret it
      buying groceries in twelve instalments
      cash advance from the machine cost a fortune`,
    es: `pago siempre el mínimo y no baja nunca
      reventé tres plásticos en navidad
      ¿cuánto me cuesta el interés de verdad cada mes?
      me subieron el cupo y la tentación también
      compro el supermercado en doce cuotas
      ¿las corto todas con tijera?
      la de la tienda me la ofrecieron en la caja y me arrepiento
      saqué un avance en efectivo y salió carísimo
      se me pasó la fecha de corte y me llenaron de recargos
      revolving, ¿cómo salgo de ahí?`,
  },
  refinancing: {
    en: `could one loan replace all the little ones
      the bank offers to stretch it over eight years
      rates fell and mine is still at seven percent
      should I consolidate everything into one payment
      is it cheaper to swap lenders halfway through
      they want fees for paying it off early
      the monthly instalment chokes me, can it be lowered
      talk to my lender about new terms, how
      car finance is too dear, can I redo it
      a broker says he can merge all that I owe`,
    es: `¿un solo crédito puede reemplazar a todos los chicos?
      el banco ofrece alargarlo a ocho años
      bajaron las tasas y la mía sigue igual
      quiero juntar todo en un solo pago
      ¿conviene cambiarme de banco a mitad de camino?
      me cobran comisión por prepagar
      la cuota me ahoga, ¿la pueden bajar?
      ¿cómo converso con la financiera otro plazo?
      repactar o no repactar, esa es mi duda
      portabilidad del consumo, ¿me sirve?`,
  },
  budget: {
    en: `I have no idea where my wages go
      tried envelopes, apps and spreadsheets and drop them by week two
      how much should food be for a family of four
      bills all land on the first and I'm short
      want to write down every coffee for a month
      our electricity and school fees surprise us each time
      income changes monthly so how do I plan
      what share should go on rent
      need a simple sheet for the house
      everyone at home spends and nobody keeps track`,
    es: `no tengo idea adónde se va mi sueldo
      probé sobres, apps y planillas y los dejo a la segunda semana
      ¿cuánto debería gastar en comida una familia de cuatro?
      todas las cuentas caen el día primero
      quiero anotar cada café durante un mes
      la luz y el colegio nos sorprenden siempre
      mis ingresos cambian todos los meses, ¿cómo planifico?
      ¿qué porcentaje debería irse en arriendo?
      necesito una planilla simple para la casa
      todos gastan en casa y nadie lleva la cuenta`,
  },
  'making-ends-meet': {
    en: `by the twentieth I am eating rice and eggs
      choosing between heating and the kids' shoes
      two jobs and still short every month
      I borrow bus fare from my sister
      prices went up and my pay didn't
      the food bank was my last resort
      skip my own dinner so the children eat
      they are about to cut off our electricity
      single mum on minimum wage in a dear city
      sold my guitar to cover the gas`,
    es: `el veinte ya estoy comiendo arroz con huevo
      elijo entre la parafina y los zapatos de los niños
      tengo dos pegas y igual falta todos los meses
      le pido a mi hermana para la micro
      todo subió menos mi sueldo
      terminé yendo al comedor de la parroquia
      me salto la cena para que coman los chicos
      nos van a cortar la luz
      soy mamá sola con el mínimo en una ciudad cara
      vendí la guitarra para pagar el gas, no llego`,
  },
  overspending: {
    en: `parcels arrive and I don't remember ordering them
      I buy clothes with the tags still on months later
      payday comes and it is gone by sunday
      I shop when I'm sad and hide the bags
      can't walk past a sale without a purchase
      takeaways every night, I am ashamed of the total
      I pay for everyone's drinks to be liked
      my phone gets changed every year for no reason
      one click at two in the morning and regret at eight
      trips, gadgets, trainers, and nothing in the bank`,
    es: `llegan paquetes y ni me acuerdo de haberlos pedido
      tengo ropa con etiqueta de hace meses
      me pagan y el domingo ya no queda nada
      compro cuando estoy triste y escondo las bolsas
      no puedo pasar frente a una liquidación sin llevar algo
      pido delivery todas las noches y me da vergüenza el total
      invito a todos para caer bien
      cambio el celular cada año sin razón
      un clic a las dos de la mañana y culpa a las ocho
      viajes, zapatillas, aparatos y la cuenta en cero`,
  },
  'money-anxiety': {
    en: `feeling queasy about the account even on a good month
      my balance is healthy and I shake before I look
      logging in to the bank turns my stomach though nothing is wrong
      the figures are fine and I still feel ill when I see them
      I avoid the statement like the plague
      I am scared to open my banking app
      heart races when an envelope with a window arrives
      I have enough and still feel poor
      count coins in my head while trying to sleep
      grew up with nothing and fear going back
      feel guilty buying myself a sandwich
      what if I lose everything tomorrow
      I can't enjoy a holiday thinking of the cost
      check the balance twenty times a day
      talk of bills makes me want to vomit`,
    es: `se me revuelve la guata al ver el saldo aunque esté bien
      los números cuadran y yo igual me enfermo al mirarlos
      me da miedo abrir la app del banco
      se me acelera el corazón con cada sobre de cobranza
      tengo suficiente y igual me siento pobre
      cuento monedas en la cabeza tratando de dormir
      crecí sin nada y temo volver ahí
      me da culpa comprarme hasta un sándwich
      ¿y si mañana lo pierdo todo?
      no disfruto las vacaciones pensando en lo que cuestan
      reviso el saldo veinte veces al día
      hablar de cuentas me da náuseas`,
  },
  'couple-money': {
    en: `he spends, I save, and we shout
      found out my wife hid a loan from me
      joint account or each their own
      I earn triple and pay for everything
      my husband gives me an allowance like a child
      moving in together, how do we split the rent
      he lends to his brothers without telling me
      we fight over every supermarket receipt
      she wants a big wedding and I want a deposit
      I lie to my wife about how much I bet`,
    es: `él gasta, yo guardo, y terminamos a gritos
      descubrí que mi señora me ocultó un préstamo
      ¿cuenta conjunta o cada uno la suya?
      gano el triple y termino pagando todo
      mi marido me da mesada como a una niña
      nos vamos a vivir juntos, ¿cómo dividimos el arriendo?
      le presta a sus hermanos sin contarme
      peleamos por cada boleta del supermercado
      ella quiere fiesta grande y yo juntar el pie
      mi novio nunca saca la billetera`,
  },
};
