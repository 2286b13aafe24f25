import type { Examples } from './examples.ts';

/** What people type who need help with systems, data and websites. One sentence a line. */
export const softwareMoreExamples: Examples = {
  'code-review': {
    en: `my pull requests sit there for a week without comments
      a colleague nitpicks every comma I commit
      how do I start writing unit tests for my functions
      bugs reach production every single Friday
      juniors on my team approve anything without reading
      want a second pair of eyes on my repository
      is ninety percent coverage worth chasing
      nobody agrees about linters and naming conventions
      I'm scared of giving harsh feedback on a diff
      setting up continuous integration so broken builds get caught`,
    es: `mis pull requests duermen una semana sin comentarios
      un compañero me critica cada coma que subo
      cómo empiezo a escribir pruebas unitarias
      todos los viernes llegan fallos a producción
      los junior aprueban cualquier cosa sin leerla
      quiero que alguien con experiencia mire mi repositorio
      vale la pena perseguir noventa por ciento de cobertura
      no nos ponemos de acuerdo con los nombres y el linter
      me cuesta corregirle el trabajo a otro sin ofender
      montar integración continua para atrapar lo que se rompe`,
  },
  'software-scaling': {
    en: `the site crashes whenever we get on television
      page takes eleven seconds to load and visitors leave
      our AWS bill doubled and it's still crawling
      thousands of users at once and everything times out
      should I put Redis or a cache in front
      Kubernetes looks scary but we need more instances
      memory climbs until the server restarts at night
      black Friday is coming and we won't survive the load
      one endpoint eats the whole CPU
      latency is fine locally and awful in production`,
    es: `la página se cae cada vez que salimos en la tele
      demora once segundos en cargar y la gente se va
      la cuenta de AWS se duplicó y sigue igual de lento
      entran miles de usuarios juntos y todo da timeout
      convendrá poner Redis o alguna caché delante
      Kubernetes me asusta pero necesitamos más máquinas
      la memoria sube hasta que el servidor se reinicia de noche
      viene el cyber day y no vamos a aguantar la carga
      un solo endpoint se come toda la CPU
      en local vuela y en producción se arrastra`,
  },
  excel: {
    en: `VLOOKUP gives me N/A on half the rows
      my boss wants pivot tables by Monday
      the spreadsheet has forty tabs and freezes
      how do I total a column only if it says paid
      Google Sheets formula keeps showing REF
      macros scare me but I copy cells all day
      dates turn into weird numbers when I paste them
      keep track of the football club's fees in a grid
      I nod when colleagues mention INDEX MATCH
      job advert asks for advanced level and I know sums`,
    es: `el BUSCARV me da error en la mitad de las filas
      mi jefa quiere tablas dinámicas para el lunes
      la planilla tiene cuarenta hojas y se cuelga
      cómo sumo una columna solo si dice pagado
      la fórmula de Google Sheets me sale con REF
      las macros me dan susto pero copio celdas todo el día
      al pegar las fechas se vuelven números raros
      llevar las cuotas del club en una hoja de cálculo
      hago como que entiendo cuando hablan de condicionales anidados
      piden nivel avanzado en el aviso y apenas sé sumar`,
  },
  'data-work': {
    en: `I have survey answers from a thousand people, now what
      customer records are full of duplicates and typos
      want to predict which members will cancel
      which chart tells the story without lying
      moving from marketing to analytics, where do I begin
      R or something else for my ecology measurements
      machine learning model is great in training and useless live
      we collect tons of numbers and decide by gut anyway
      cleaning messy exports takes eighty percent of my week
      looking for patterns in three years of sales`,
    es: `tengo respuestas de mil encuestados y ahora qué hago
      los registros de clientes vienen duplicados y con faltas
      quiero predecir qué socios se van a dar de baja
      qué gráfico cuenta la historia sin mentir
      vengo de marketing y quiero pasarme a analítica
      uso R para mis mediciones de ecología y me pierdo
      el modelo de machine learning anda bien solo en el entrenamiento
      juntamos un montón de números y decidimos por tincada
      limpiar exportaciones sucias me come la semana
      buscar patrones en tres años de ventas`,
  },
  'sql-databases': {
    en: `left join or inner join, I always pick wrong
      my query takes four minutes on a million rows
      ran an update without a where, please help
      Postgres or MySQL for our booking system
      how many tables should customers and orders have
      need an index but don't know on which column
      group by gives me double the totals
      Access file from 1999 has to go somewhere modern
      foreign keys won't let me delete a row
      Mongo seemed simple and now everything's inconsistent`,
    es: `left join o inner join, siempre elijo mal
      mi consulta tarda cuatro minutos con un millón de filas
      hice un update sin where, auxilio
      Postgres o MySQL para el sistema de reservas
      cuántas tablas necesito para clientes y pedidos
      hace falta un índice pero no sé en qué columna
      el group by me devuelve el doble de los totales
      tenemos un Access de 1999 y hay que migrarlo
      las claves foráneas no me dejan borrar un registro
      Mongo parecía fácil y ahora todo está inconsistente`,
  },
  dashboards: {
    en: `the director wants one screen with all our KPIs
      Power BI won't refresh unless I open it
      I rebuild the same monthly slides from numbers by hand
      twenty charts and nobody looks at any
      DAX measures are driving me mad
      connect Looker Studio with our ad campaigns
      show the shop managers how they did yesterday
      Tableau licence is pricey, are there free options
      each department reports a different figure for the same metric
      put traffic lights next to our targets`,
    es: `el gerente quiere ver todos los indicadores en una pantalla
      Power BI no se actualiza si no lo abro yo
      todos los meses armo el mismo informe a mano
      hay veinte gráficos y nadie los mira
      las medidas en DAX me tienen loca
      conectar Looker Studio con las campañas de anuncios
      que cada encargado vea cómo le fue ayer
      la licencia de Tableau es cara, hay algo gratis
      cada área reporta una cifra distinta de lo mismo
      poner semáforos al lado de las metas`,
  },
  'work-statistics': {
    en: `is this difference significant or just luck
      ran an A/B test on two headlines, who won
      how many people must I ask for a fair sample
      p-values and confidence intervals terrify me
      my reviewer asks for a regression I never learnt
      SPSS spat out ten tables I can't read
      average or median when salaries are so uneven
      correlation is there but does it cause anything
      quality control at the plant needs standard deviation charts
      forecast next quarter's demand with some rigour`,
    es: `esta diferencia es significativa o pura suerte
      probé dos titulares en un test A/B y no sé cuál ganó
      a cuánta gente tengo que encuestar para una muestra decente
      los p-valores e intervalos de confianza me aterran
      el revisor me pide una regresión que nunca aprendí
      SPSS me arrojó diez tablas que no sé leer
      promedio o mediana si los sueldos son tan dispares
      hay correlación pero será la causa
      en la planta me piden desviación estándar y control de calidad
      pronosticar la demanda del trimestre con algo de rigor`,
  },
  'small-website': {
    en: `my hair salon doesn't show up on Google
      need a page with our menu, hours and a map
      bought a domain and have no idea what comes next
      the designer vanished and holds our hosting login
      customers say they can't find my phone number online
      is a Facebook page enough for a plumber
      Wix or Squarespace for my yoga studio
      agency quoted five thousand for three pages
      let patients book straight from our site
      looks like it was made in 2005 and embarrasses me`,
    es: `mi peluquería no aparece en Google
      necesito una página con la carta, el horario y un mapa
      compré un dominio y no sé qué sigue
      el diseñador desapareció con las claves del hosting
      los clientes dicen que no encuentran mi teléfono en internet
      basta con Instagram o hace falta sitio propio
      Wix o Squarespace para mi centro de yoga
      una agencia me cobra un dineral por tres páginas
      que los pacientes pidan hora desde la web
      la que tengo parece de 2005 y me da pena`,
  },
  'wordpress-sites': {
    en: `updated a plugin and now it's a white screen
      Elementor makes my pages painfully heavy
      thousands of spam comments in Russian on my posts
      which theme should I choose for a cooking blog
      locked out of wp-admin since yesterday
      migrating to another host without losing articles
      my blocks look different in the editor and live
      somebody injected pharmacy links in my blog
      do I need Yoast to rank my entries
      child theme, widgets, shortcodes, it's all Greek`,
    es: `actualicé un plugin y quedó la pantalla en blanco
      Elementor me deja las páginas pesadísimas
      miles de comentarios spam en ruso en mis entradas
      qué plantilla elijo para un blog de recetas
      no puedo entrar al wp-admin desde ayer
      cambiar de hosting sin perder los artículos
      los bloques se ven distintos en el editor y publicado
      me inyectaron enlaces de farmacia en el blog
      hace falta Yoast para posicionar mis posts
      tema hijo, widgets, shortcodes, todo me suena a chino`,
  },
};
