import type { Examples } from './examples.ts';

/** What people type who need help with these. One sentence a line. */
export const lawExamples3: Examples = {
  'divorce-law': {
    en: `he won't sign and we have been apart two years
      who keeps the flat when we split
      she emptied the joint account before leaving
      can we do it cheaply if we both agree
      married abroad, where do I file
      do I have to share the pension I built
      my husband hides what he earns from the judge
      prenup we signed at twenty five, does it hold
      need to separate legally and we still share a bed
      what about the dog and the car`,
    es: `no quiere firmar y llevamos dos años separados
      ¿quién se queda con el departamento?
      vació la cuenta conjunta antes de irse
      ¿sale barato si estamos los dos de acuerdo?
      nos casamos afuera, ¿dónde se tramita?
      ¿tengo que repartir mi jubilación con mi ex?
      mi marido le esconde al juez lo que gana
      compensación económica después de criar veinte años
      bienes gananciales y un coche a medias, ¿cómo se divide?
      seguimos bajo el mismo techo y quiero el cese de convivencia`,
  },
  'child-custody': {
    en: `she won't let me see my daughter on sundays
      the father hasn't paid a cent since christmas
      he wants to take our boy to live overseas
      how is the monthly amount for the kids worked out
      my son refuses to go to his dad's
      grandparents kept from seeing the little ones
      the ex brings them back late and unfed
      can we do one week each and no fighting
      lost my job and can't pay what the court set
      she is poisoning them against me`,
    es: `no me deja ver a mi hija los domingos
      el papá no deposita ni un peso desde navidad
      quiere llevarse al niño a vivir a otro país
      ¿cómo se calcula la mensualidad para los hijos?
      mi hijo no quiere ir donde su padre
      somos abuelos y no nos dejan visitar a los nietos
      los devuelve tarde y sin comer
      ¿se puede una semana cada uno sin pelear?
      quedé cesante y no alcanzo la pensión fijada
      quiero el cuidado personal, la mamá los deja solos`,
  },
  'wills-estates': {
    en: `dad died without leaving anything in writing
      my brother moved into mum's house and won't leave
      how do I leave the flat to my partner unmarried
      three siblings and one farm, how do we divide it
      the bank froze her account after the funeral
      can I cut out a son who never called
      who should be the executor
      found a later version in a drawer, which counts
      my stepmother got everything
      grandpa owed money, does that fall on us`,
    es: `mi papá murió sin dejar nada escrito
      mi hermano se metió en la casa de mamá y no sale
      ¿cómo le dejo el departamento a mi pareja sin casarnos?
      somos tres hermanos y un solo campo
      el banco congeló su cuenta después del funeral
      ¿puedo dejar fuera a un hijo que nunca llamó?
      hay que hacer la posesión efectiva y nadie se mueve
      apareció otro papel en un cajón, ¿cuál vale?
      mi madrastra se quedó con todo
      el abuelo tenía deudas, ¿caen sobre nosotros?`,
  },
  'home-renting': {
    en: `my landlord kept the deposit over a scratch
      black mould in the bedroom and the agency ignores me
      got two weeks to leave with a baby
      tenant hasn't paid since july and won't open
      can they put the rent up by a third
      the boiler is dead and it is january
      he comes in with his key when I'm out
      my flatmate left and I am stuck with the whole bill
      want out of the lease before it ends
      they refuse us because of the cat`,
    es: `el dueño se quedó con la garantía por un rayón
      hay moho en la pieza y la corredora no contesta
      tengo dos semanas para irme con una guagua
      mi inquilino no paga desde julio y no abre
      ¿me pueden subir un tercio la mensualidad?
      se murió el calefón y es pleno invierno
      el casero entra con su llave cuando no estoy
      se fue mi compañera de piso y me quedé con todo
      quiero irme antes de que termine el contrato
      piden aval, seis sueldos y no aceptan gatos`,
  },
  'property-law': {
    en: `the fence next door is half a metre on my land
      upstairs floods my ceiling and won't answer
      the tree roots are breaking our wall
      bought a plot and the deed has the old owner
      dog barks all night and the council does nothing
      the building wants ten thousand for the lift
      he parks across my gate every day
      is that path through our field public
      they are building a tower that steals my light
      seller hid the damp and we already moved in`,
    es: `la reja del vecino está medio metro dentro de mi terreno
      el de arriba me inunda el techo y no responde
      las raíces del árbol rompen la muralla
      compré un sitio y la escritura sigue con el dueño anterior
      el perro ladra toda la noche y la comuna nada
      la comunidad quiere derrama por el ascensor
      se estaciona frente a mi portón todos los días
      ¿ese camino por el campo es servidumbre?
      levantan una torre que me quita el sol
      nos ocultaron la humedad y ya nos mudamos`,
  },
  immigration: {
    en: `my visa runs out in a month and I'm terrified
      how do I bring my mother over to live here
      they rejected my residence and I have a baby born here
      got a deportation letter after twelve years
      my papers have been in process for two years
      can I travel while the card is being renewed
      married a local, what forms do we fill in
      asylum interview on monday and no interpreter
      which nationality does my daughter get
      crossed without documents and want to fix it`,
    es: `se me vence la visa en un mes y estoy aterrada
      ¿cómo traigo a mi mamá a vivir conmigo?
      rechazaron mi residencia y mi bebé nació acá
      me llegó una orden de expulsión tras doce años
      llevo dos años con el trámite en extranjería
      ¿puedo viajar mientras renuevo la cédula?
      me casé con un español, ¿qué formularios van?
      tengo entrevista de asilo y no hay intérprete
      soy nieto de italianos y quiero la ciudadanía
      entré por paso no habilitado y quiero regularizarme`,
  },
  'consumer-rights': {
    en: `the washing machine died in three weeks and the shop shrugs
      airline cancelled and offers me a voucher
      I was charged twice for the same sofa
      the phone arrived cracked and they blame me
      gym keeps taking money after I left
      they won't honour the guarantee on my telly
      second hand car broke on the way home
      bought concert tickets and it never happened
      energy company bills me for a house I sold
      the hotel looked nothing like the photos`,
    es: `la lavadora murió a las tres semanas y la tienda nada
      la aerolínea canceló y me ofrece un vale
      me cobraron dos veces el mismo sillón
      el celular llegó trizado y me echan la culpa
      la compañía de internet no me deja darme de baja
      no respetan la garantía de la tele
      el auto usado se descompuso camino a casa
      compré entradas y el concierto nunca se hizo
      la eléctrica me factura una casa que vendí
      pedí un mueble hace tres meses y no llega`,
  },
  'small-claims': {
    en: `lent my cousin two thousand and he denies it
      how do I sue without hiring anybody
      got a summons and don't know what to bring
      the judge ruled for me and he still won't pay
      is it worth going to court over six hundred
      what counts as proof, are messages enough
      the mechanic ruined my engine and I want my money
      missed the hearing because the letter came late
      do I speak first in front of the judge
      can I appeal a decision that isn't fair`,
    es: `le presté dos millones a mi primo y lo niega
      ¿cómo demando sin contratar a nadie?
      me llegó una citación y no sé qué llevar
      gané el fallo y todavía no me paga
      ¿vale la pena ir a tribunales por seiscientos?
      ¿sirven los mensajes de whatsapp como prueba?
      el mecánico me fundió el motor y quiero mi plata
      falté a la audiencia porque la carta llegó tarde
      fui al juzgado de policía local y me mandaron a otro
      ¿puedo apelar una sentencia injusta?`,
  },
  fraud: {
    en: `a man pretending to be my bank emptied my account
      sent a deposit for a flat that doesn't exist
      my mother gives money to a soldier she never met
      someone opened loans with my name
      clicked a link about a parcel and now strange charges
      invested in a platform and can't withdraw
      the seller took my transfer and blocked me
      they called saying my nephew had crashed
      a recruiter asked me to pay for training upfront
      feel so stupid for falling for it`,
    es: `uno que decía ser del banco me vació la cuenta
      deposité la reserva de un departamento que no existe
      mi mamá le manda plata a un soldado que no conoce
      sacaron préstamos con mi carnet
      hice clic en lo del paquete y aparecieron cargos raros
      metí dinero en una plataforma y no puedo retirarlo
      el vendedor recibió la transferencia y me bloqueó
      llamaron diciendo que mi sobrino había chocado
      el cuento del tío le tocó a mi abuela
      me siento tan tonta por haber caído`,
  },
  'accident-law': {
    en: `a van hit me on my bike and drove off
      slipped on a wet supermarket floor and broke my hip
      lost two fingers in the press at the plant
      the surgeon left gauze inside my sister
      insurer offers three hundred for my neck
      fell in a hole the council never covered
      their dog bit my boy in the face
      can't work since the crash, who covers wages
      scaffold collapsed on my husband
      the bus braked and grandma hit her head`,
    es: `una camioneta me atropelló en bici y se fue
      me resbalé en el piso mojado del súper y me quebré la cadera
      perdí dos dedos en la prensa de la planta
      el cirujano le dejó una gasa adentro a mi hermana
      la aseguradora ofrece una miseria por mi cuello
      caí en un hoyo que el municipio nunca tapó
      su perro mordió a mi niño en la cara
      no puedo trabajar desde el choque, ¿quién cubre mi sueldo?
      la mutual dice que mi lesión no es laboral
      frenó la micro y mi abuela se golpeó la cabeza`,
  },
  'criminal-law': {
    en: `my son was arrested last night after a fight
      police want me in for questioning tomorrow
      caught driving after three beers
      my ex filed a false report against me
      I have a record from when I was nineteen
      the officers searched our home without showing a paper
      accused of shoplifting and I had the receipt
      he hits me and I want a protection order
      they found weed in my rucksack at the airport
      my brother is in jail waiting for his trial`,
    es: `anoche detuvieron a mi hijo por una pelea
      la policía me citó a declarar mañana
      me pillaron manejando con tres cervezas
      mi ex puso una denuncia falsa en mi contra
      tengo antecedentes de cuando tenía diecinueve
      allanaron la casa sin mostrar una orden
      me acusan de robar en una tienda y tenía la boleta
      me pega y quiero que no se acerque más
      me encontraron marihuana en la mochila en el aeropuerto
      mi hermano está preso esperando el juicio`,
  },
};
