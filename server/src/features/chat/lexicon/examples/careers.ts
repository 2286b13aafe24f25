import type { Examples } from './examples.ts';

/** What people type who look for work or for another trade. One sentence a line. */
export const careersExamples: Examples = {
  'career-coach': {
    en: `I want someone to look at my working life with me
      stuck in the same desk for nine years
      no idea what my next step at the company should be
      my job pays fine but I'm bored stiff
      two offers on the table and I can't choose
      I need a plan for the next five years professionally
      feel like I'm wasting my talent in this office
      my career has been one accident after another
      what could I become with the skills I've got
      I'd like a mentor who has climbed before me`,
    es: `llevo nueve años en el mismo escritorio y me estanqué
      no sé cuál es mi próximo paso en la empresa
      mi pega paga bien pero me muero de aburrimiento
      tengo dos ofertas y no sé cuál tomar
      quiero armar un plan profesional a cinco años
      siento que desperdicio mi talento en esta oficina
      mi carrera ha sido pura casualidad
      busco un mentor que ya haya pasado por esto
      qué podría hacer yo con lo que sé
      quiero ordenar mi vida laboral con alguien`,
  },
  'career-change': {
    en: `I'm a nurse and I want to become a web developer
      lawyer for ten years dreaming of opening a bakery
      how do accountants end up in design
      I studied chemistry but I'd rather work with animals
      leaving teaching, but what else am I good for
      do bootcamps really get plumbers into tech
      I want to swap the bank for carpentry
      starting from scratch in a new industry scares me
      which of my skills transfer to another sector
      tired of sales, curious about psychology`,
    es: `soy enfermera y quiero dedicarme a programar
      diez años de abogado y sueño con una panadería
      estudié química pero me tira trabajar con animales
      quiero salir de la docencia y no sé para qué más sirvo
      cómo pasa un contador al mundo del diseño
      dejar el banco por la carpintería es mi locura
      empezar de cero en otro rubro me asusta
      qué habilidades mías sirven en otro sector
      cansado de ventas, me gustaría reconvertirme
      soy ingeniero y ya no quiero serlo más`,
  },
  'career-later': {
    en: `I'm fifty-three and employers look straight past me
      too young to retire, too old to be hired
      can you retrain as an electrician at forty-eight
      grey hair in a room full of twenty year olds
      thirty years in print and the trade vanished
      recruiters call me overqualified, they mean old
      starting again after the kids have grown up
      is it silly to study nursing at fifty
      my experience counts for nothing on these websites
      midlife and I want a second act`,
    es: `tengo cincuenta y tres y nadie me llama
      muy joven para jubilar, muy vieja para contratar
      se puede aprender un oficio a los cuarenta y ocho
      soy la única con canas entre puros veinteañeros
      treinta años en imprenta y el rubro desapareció
      me dicen sobrecalificado, quieren decir viejo
      volver a empezar con los hijos ya criados
      es ridículo estudiar enfermería a los cincuenta
      mi experiencia no vale nada en esos portales
      a esta edad quiero una segunda vuelta profesional`,
  },
  vocation: {
    en: `I don't know what I want to be when I grow up
      everybody has a passion except me
      good at many things, in love with none
      what was I born to do
      I envy people who found their calling early
      took five personality quizzes and got five answers
      I want work that means something to the world
      I chose what my father wanted, not me
      how do I discover what I truly enjoy
      twenty-two and clueless about my direction
      all my friends have it figured out, where is my life heading
      thirty, no plan for the future and every option looks wrong
      is this it, or is there something I am meant to be doing
      I drift from one thing to the next without choosing any
      nobody told me adulthood comes with no instructions`,
    es: `no sé qué quiero ser cuando grande
      todos tienen una pasión menos yo
      sirvo para muchas cosas y ninguna me enamora
      para qué nací, eso me pregunto
      envidio a los que encontraron su camino temprano
      hice cinco test y me dieron cinco resultados
      quiero un trabajo con sentido, que aporte algo
      elegí lo que quería mi padre y no yo
      cómo descubro lo que de verdad me gusta
      veintidós años y sin idea de mi rumbo
      mis amigos ya tienen todo claro y yo no sé hacia dónde va mi vida
      treinta años, sin plan para el futuro y nada me convence
      salto de una cosa a otra sin elegir ninguna
      será esto todo, o hay algo para lo que estoy hecha
      nadie me explicó qué se hace después de titularse`,
  },
  'leaving-job': {
    en: `how do I hand in my notice without burning bridges
      resignation letter half written for a month
      I want to walk out tomorrow but there's the mortgage
      stay until the bonus or leave now
      my boss will feel betrayed when I go
      dreaming of quitting every single lunch break
      what do I say in the exit interview
      they made a counteroffer and now I hesitate
      golden handcuffs, great pay and I hate it
      my notice period is three months, help`,
    es: `cómo renuncio sin quemar puentes
      tengo la carta de renuncia a medias hace un mes
      mañana mismo me iría pero está la hipoteca
      espero el bono o me voy ya
      mi jefa se va a sentir traicionada si me marcho
      cada almuerzo fantaseo con mandar todo a la cresta
      qué digo en la entrevista de salida
      me hicieron contraoferta y ahora dudo
      gano bien y odio lo que hago, no me atrevo a irme
      cuánto aviso tengo que dar antes de irme`,
  },
  'transition-income': {
    en: `how do I pay rent while I retrain
      part-time gig to survive until the new trade pays
      how many months of savings before I jump
      can I keep the salary and build something on the side
      my husband worries we'll starve if I switch
      I need bridge money between two professions
      going from full pay to intern wages at thirty-five
      freelance bits and bobs to cover the bills meanwhile
      is there a grant to live on while retraining
      the leap costs me half my monthly income
      I would resign today if there were another wage waiting
      nothing lined up yet and the bills do not stop
      five people live off what I bring home, so I stay put
      scared of the first month without a paycheck
      my letter is written but the savings last eight weeks`,
    es: `cómo pago el arriendo mientras me reconvierto
      un trabajito de media jornada para aguantar el cambio
      cuántos meses de ahorro necesito antes de saltar
      puedo conservar el sueldo y armar lo otro en paralelo
      mi marido teme que no lleguemos a fin de mes si cambio
      necesito un colchón entre una profesión y otra
      pasar de buen sueldo a práctica a los treinta y cinco
      pitutos para cubrir las cuentas mientras tanto
      hay alguna ayuda para vivir mientras me formo
      el salto me cuesta la mitad del ingreso mensual
      soy el sostén de la casa y detesto mi profesión
      con este sueldo comen mis hijos, no puedo largarme así nomás
      renunciaría hoy si tuviera algo seguro esperando
      me aterra el primer mes sin que entre plata
      mantengo a mi familia con un oficio que ya no soporto`,
  },
  'job-search': {
    en: `six months unemployed and my savings are melting
      recruiters ghost me after the second call
      indeed, monster, glassdoor, I refresh them all day
      anyone hiring warehouse staff near Leeds
      how do people find the vacancies nobody advertises
      I need a job before my visa runs out
      sent out to everywhere and not a single callback
      where do I even look as a graphic designer
      my neighbour got hired through a friend, I know nobody
      looking for something steady with decent hours`,
    es: `llevo seis meses cesante y se me acaban los ahorros
      los reclutadores desaparecen tras la segunda llamada
      infojobs, computrabajo, laborum, los reviso todo el día
      dónde contratan bodegueros en Santiago
      cómo encuentran las vacantes que nadie publica
      necesito chamba antes de que venza mi visa
      busco laburo hace meses y no sale nada
      estoy en el paro y no sé por dónde tirar
      al vecino lo metió un amigo, yo no tengo contactos
      busco algo estable con buen horario`,
  },
  'job-applications': {
    en: `a hundred forms filled and only automatic rejections
      the website filters me out before a human reads
      do I apply if I meet half the requirements
      unfortunately we have decided to proceed with others
      how do I answer those online screening questions
      my spreadsheet of rejections has eighty rows
      should I follow up a week after sending
      the portal asks for salary expectations, what do I put
      same documents everywhere, maybe I should tailor them
      how do I beat the robot that scans keywords`,
    es: `cien postulaciones y solo rechazos automáticos
      el sistema me descarta antes de que lo lea un humano
      postulo aunque cumpla la mitad de los requisitos
      lamentamos informarle que seguimos con otros candidatos
      cómo respondo el formulario de la oferta
      llevo una planilla con ochenta negativas
      escribo otra vez si no contestan en una semana
      piden pretensión de renta y no sé qué poner
      mando lo mismo a todos lados y no resulta
      cómo paso el filtro de palabras clave`,
  },
  cv: {
    en: `two pages of waffle and no one reads it
      how do I explain a three year gap on paper
      should I put my photo and date of birth
      my resume looks like it's from 1998
      squeeze fifteen years of jobs onto one sheet
      I don't know how to describe what I did at the shop
      can somebody go over my layout and wording
      what do I list if I've never had proper employment
      translate my curriculum for American companies
      which template gets past the scanners`,
    es: `mi currículum tiene cuatro hojas y nadie lo lee
      cómo explico un vacío de tres años
      pongo foto y fecha de nacimiento o no
      mi hoja de vida parece de los noventa
      resumir quince años de trabajos en una página
      no sé cómo describir lo que hacía en la tienda
      que alguien me revise el formato y la redacción
      qué pongo si nunca tuve contrato
      pasar mi cv al inglés para empresas de fuera
      qué plantilla se ve moderna y limpia`,
  },
  'cover-letter': {
    en: `dear sir or madam and then I'm stuck
      how do I say why I want this position without grovelling
      do hiring managers even read that one page
      everything I write sounds like a robot bragging
      what goes in the opening paragraph
      they ask for a letter with the application by Friday
      turn my story into half a page for an employer
      how personal can I get in the introduction
      I copy the same text and change the company name
      closing line that isn't yours faithfully and nothing else`,
    es: `estimados señores y ahí me quedo en blanco
      cómo digo por qué quiero el puesto sin rogar
      alguien lee de verdad esa página que acompaña
      todo lo que escribo suena a robot presumido
      qué pongo en el primer párrafo de presentación
      me piden una carta junto a la postulación el viernes
      contar mi historia al empleador en media plana
      qué tan personal puede ser la introducción
      copio el mismo texto y cambio el nombre de la empresa
      cómo cierro la carta sin decir quedo atento`,
  },
  linkedin: {
    en: `my headline just says unemployed
      nobody looks at my profile, three views a month
      what should I write in the about section
      is the green open to work frame a mistake
      how do I message a recruiter without being weird
      two hundred connections and silence
      need a decent headshot and banner
      should I accept strangers' invitations
      how do I get recommendations from old colleagues
      posting there feels like showing off`,
    es: `mi titular solo dice en búsqueda de empleo
      nadie mira mi perfil, tres visitas al mes
      qué escribo en la sección acerca de
      el marco verde de disponible me perjudica
      cómo le hablo a un reclutador sin parecer pesado
      tengo doscientos contactos y puro silencio
      necesito foto y portada decentes para la red
      acepto invitaciones de desconocidos o no
      cómo pido recomendaciones a antiguos colegas
      publicar ahí me parece pura fanfarronería`,
  },
};
