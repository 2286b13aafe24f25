import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const startupsExamples: Examples = {
  'business-mentor': {
    en: `I quit my office job to open something of my own
      never ran anything before and every decision scares me
      would love an hour with someone who has built a company
      my family thinks I am mad for leaving a steady salary
      eight months in and no one around me understands this life
      I want to be my own boss but where do you begin
      got the registration done, now what on earth comes next
      it is just me at the kitchen table making it all up
      need an experienced ear before I make another silly mistake
      my little workshop opened in spring and I feel lost`,
    es: `renuncié a la pega para armar algo mío
      quiero ser mi propia jefa y no sé por dónde partir
      nunca he manejado nada y cada decisión me asusta
      me gustaría tomarme un café con alguien que ya levantó una empresa
      llevo un año con mi emprendimiento y me siento sola
      mi familia dice que estoy loco por dejar el sueldo fijo
      abrí un tallercito en marzo y ando improvisando todo
      necesito el consejo de un empresario con experiencia
      tengo ganas de montar algo propio después de los cuarenta
      quiero independizarme con un changarro y no sé ni el primer paso`,
  },
  'business-idea': {
    en: `thinking of delivering dinners to nurses, would they order
      would put all I have saved into a laundrette nobody may want
      how do I find out if there is demand before I rent a place
      everyone says it is brilliant but would anybody really pay
      I keep a notebook full of inventions and never try one
      thought of an app for dog walkers, is it any good
      before I spend my savings I want to know if people want this
      asked twenty friends and they were all far too polite
      is there room for another vegan bakery around here
      how do I test it without building the whole thing
      someone already does the same, should I drop it
      came up with a gadget for wheelchair users last winter
      made a landing page and only three strangers signed up`,
    es: `me gustaría montar un lavado de autos a domicilio y no sé si habrá interesados
      pondría todo lo que tengo guardado en una lavandería y me da susto que nadie la quiera
      pienso ofrecer viandas a colegios, ¿a alguien le servirá?
      quiero arrendar bicicletas a turistas, ¿cómo averiguo si hay demanda?
      se me ocurrió una aplicación para pasear perros, ¿servirá?
      todos mis amigos dicen que es genial pero no sé si pagarían
      tengo un cuaderno lleno de ocurrencias y nunca pruebo ninguna
      antes de gastar mis ahorros quiero saber si a alguien le interesa
      ya existe algo parecido, ¿vale la pena seguir?
      ¿cómo lo pruebo sin construir todo el aparato?
      hice una encuesta en el barrio y contestaron cuatro vecinas
      soñé con un invento para sillas de ruedas y quiero ver si es viable
      no sé si hay mercado para otra panadería vegana acá
      le doy vueltas a lo mismo hace años, ¿es buena o es humo?`,
  },
  'business-plan': {
    en: `the bank wants forty pages and I have a napkin
      how do I write down where this will be in three years
      they asked for a canvas and I had to google it
      I have it all in my head and nothing on paper
      need projections and a description for the loan officer
      what goes in the executive summary
      my spreadsheet forecast looks like pure fantasy
      the council incubator wants a document by friday
      how detailed should the competitor section be
      we jump from task to task with no roadmap for the year`,
    es: `el banco me pide un documento de cuarenta páginas
      lo tengo todo en la cabeza y nada en papel
      ¿qué se pone en el resumen ejecutivo?
      me pidieron un canvas y tuve que buscar qué era
      no sé cómo proyectar los próximos tres años
      mi planilla de proyecciones parece ciencia ficción
      la incubadora quiere el escrito para el viernes
      ¿cuánto detalle lleva la parte de la competencia?
      necesito ordenar objetivos, mercado y costos en una carpeta
      vamos apagando incendios sin una hoja de ruta para el año`,
  },
  'business-numbers': {
    en: `busy every day and still nothing left at the end
      I have no clue whether each cake makes or loses me money
      how many coffees must I sell to cover the rent
      my accountant sends a sheet and I just nod
      plenty of orders but the till is always empty
      what are fixed costs and what are variable ones
      stock is eating all my cash
      how long until we run out at this burn
      margins keep shrinking since flour went up
      I mix my wallet with the shop's and lose track`,
    es: `trabajo todo el día y a fin de mes no queda nada
      no sé si gano o pierdo con cada torta
      ¿cuántos cafés tengo que vender para cubrir el arriendo?
      el contador me manda una planilla y digo que sí a todo
      hay muchos pedidos pero la caja siempre está vacía
      se me va toda la plata en mercadería parada
      ¿qué es un costo fijo y qué es uno variable?
      el margen se achica cada vez que sube la harina
      mezclo mi billetera con la del almacén y me pierdo
      quiero calcular mi punto de equilibrio y no entiendo la fórmula`,
  },
  pitch: {
    en: `three minutes on stage and my mind goes white
      my slides have too much text and investors look at phones
      how do I explain what we do in one sentence
      demo day is in two weeks and I ramble
      they always interrupt me at the second slide
      I freeze when they ask about the market size
      can someone rip apart my deck before monday
      people leave the meeting still not knowing what it is
      got five minutes with the jury of a contest
      how to open with a story instead of statistics`,
    es: `tengo tres minutos en el escenario y me quedo en blanco
      mis láminas tienen demasiado texto y miran el celular
      ¿cómo explico lo que hacemos en una frase?
      el demo day es en dos semanas y me enredo al hablar
      me trabo cuando preguntan por el tamaño del mercado
      salen de la reunión sin entender de qué se trata
      quiero ensayar mi presentación ante el jurado del concurso
      ¿alguien me puede destrozar el deck antes del lunes?
      siempre me interrumpen en la segunda diapositiva
      cómo partir con una historia en vez de cifras`,
  },
  fundraising: {
    en: `sixty investors and not one yes
      a fund offered us a term sheet and I don't get it
      how much of the company do I give for two hundred thousand
      angels keep saying come back when you have traction
      friends and family already put in all they could
      what is a convertible note in plain words
      is our valuation ridiculous at this stage
      should we bootstrap instead of begging for cheques
      the vc ghosted us after the third call
      we have four months of runway and the seed round stalls`,
    es: `hablé con sesenta inversionistas y ninguno dijo que sí
      un fondo nos mandó un term sheet y no entiendo nada
      ¿qué porcentaje entrego por doscientos mil dólares?
      los ángeles me dicen que vuelva cuando tenga tracción
      mis tíos y amigos ya pusieron todo lo que podían
      ¿qué es una nota convertible en palabras simples?
      nos quedan cuatro meses de caja y la ronda no cierra
      no sé si nuestra valoración es un disparate
      el capital de riesgo nos dejó en visto tras la tercera llamada
      necesito socios capitalistas para abrir la planta`,
  },
  grants: {
    en: `the application form has ninety questions and closes sunday
      applied twice to the council's scheme and got rejected
      is there any help from the state for women founders
      how do I justify the spending once they award it
      who gives money to small wool workshops in the country
      I never understand the scoring criteria of these calls
      they want three quotes and a letter of support
      we won the subsidy and now reporting is a nightmare
      european programmes for young farmers, where to look
      can an innovation agency pay for our prototype`,
    es: `postulé dos veces a Sercotec y quedé fuera
      el formulario de Corfo tiene mil preguntas y cierra el domingo
      ¿hay alguna ayuda del estado para mujeres que emprenden?
      nos ganamos el capital semilla y ahora hay que rendir
      no entiendo los criterios de evaluación de la convocatoria
      quiero pedir la subvención de la junta para jóvenes agricultores
      me exigen tres cotizaciones y una carta de apoyo
      ¿quién financia talleres de lana en el campo?
      Fosis abrió llamado en mi comuna y no sé redactar el proyecto
      apoyos del gobierno para pymes, ¿dónde se solicitan?`,
  },
  'product-strategy': {
    en: `folks download it, look around and never open it again
      they use the free trial one time and are gone
      why does nobody return after the first visit
      we build features and no one touches them
      every client asks for something different and we say yes
      what do we do first, the app or the website
      the backlog has three hundred tickets and no direction
      sales wants one thing and engineers another
      people sign up and disappear by the second day
      I fell in love with my solution and forgot users
      how to decide what to cut from version one
      we interviewed users and now have more doubts
      the competitor copied our best screen, what should come next`,
    es: `la descargan, miran un rato y no la abren más
      prueban la versión gratis una vez y no regresan
      construimos funciones que nadie toca
      cada cliente pide algo distinto y decimos que sí a todo
      ¿qué hacemos primero, la aplicación o la web?
      tenemos trescientos tickets en la lista y ninguna dirección
      ventas quiere una cosa y los ingenieros otra
      la gente se registra y al segundo día desaparece
      me enamoré de mi solución y olvidé a los usuarios
      no sé qué recortar de la primera versión
      entrevistamos usuarios y quedamos con más dudas
      el competidor copió nuestra mejor pantalla, ¿qué viene ahora?`,
  },
  growth: {
    en: `we have been the same size for three years
      should I open a second branch in the next town
      orders doubled and the kitchen can't keep up
      how do we go from ten employees to fifty
      I turn work away because there are not enough hands
      thinking of selling into Germany next year
      everything breaks when we get more than fifty parcels
      a franchise, would that work for my barber shop
      we plateaued at two thousand users
      I am the bottleneck and we can't get bigger`,
    es: `llevamos tres años del mismo tamaño
      ¿abro una segunda sucursal en la ciudad vecina?
      se duplicaron los pedidos y la cocina no da abasto
      queremos pasar de diez empleados a cincuenta
      rechazo trabajos porque me faltan manos
      nos gustaría entrar a Perú y Colombia el próximo año
      todo se rompe cuando llegan más de cincuenta encargos
      ¿funcionaría una franquicia de mi barbería?
      nos estancamos en dos mil usuarios
      quiero escalar sin perder la calidad del taller`,
  },
  pivot: {
    en: `is it time to head another way with our platform
      should the company try something completely different
      the thing we built is not what people want
      we started with events and the pandemic killed them
      half the team wants to start over with schools instead
      how do I tell investors we are doing something else
      the small side feature sells more than the main one
      two years down this road and it was the wrong one
      should we drop consumers and go for hospitals
      from restaurant to frozen meals, does that make sense
      I cling to the original plan because it was mine
      our market vanished and we need a different one`,
    es: `¿será hora de llevar la plataforma para otro lado?
      lo que construimos no es lo que la gente quería
      partimos con eventos y la pandemia los mató
      la mitad del equipo quiere empezar de cero con colegios
      ¿cómo le digo a los inversores que haremos otra cosa?
      la función secundaria se vende más que la principal
      dos años por este camino y era el equivocado
      ¿dejamos a los consumidores y vamos por hospitales?
      de restaurante a comida congelada, ¿tiene sentido?
      me aferro al plan original porque era mío
      hay que reinventarse, el rubro se murió`,
  },
  'failing-business': {
    en: `I can't pay the staff on friday
      the shop my father opened may not see christmas
      owe the supplier, the landlord and the taxman all at once
      takings are half of what they were last summer
      I lie awake wondering when to shut the doors
      a big chain opened across the road and emptied us
      we are bleeding cash every single week
      should I put in my last savings or let go
      bailiffs came to the workshop this morning
      ashamed to tell my parents it is going under`,
    es: `no me alcanza para pagar los sueldos del viernes
      el almacén que abrió mi papá quizás no llegue a navidad
      le debo al proveedor, al arrendador y al fisco
      la caja es la mitad que el verano pasado
      no duermo pensando cuándo bajar la cortina
      abrió un supermercado enfrente y nos vació
      perdemos plata todas las semanas
      ¿meto mis últimos ahorros o lo dejo morir?
      nos embargaron las máquinas del taller
      me da vergüenza contar que estamos quebrando`,
  },
};
