import type { Language } from '@puente/contract/policy';

/** Words of everyday speech that stand for the same person or feeling; terms name them `@class`. */
export const wordClasses: Record<string, Record<Language, string>> = {
  child: {
    en: 'child kid kiddo son daughter boy girl grandson granddaughter stepson stepdaughter toddler teen teenager preschooler zzchild zzteen zzbaby youngest eldest boys girls twins baby',
    es: 'hijo hija nino nina nene nena cabro cabra chamaco escuincle peque crio cria chiquillo chiquilla nieto nieta hijastro enano morro gurrumin chavito bebe guagua zzchild zzteen zzbaby adolescente mellizos gemelos pequeno pequena chico chica',
  },
  baby: {
    en: 'baby babies newborn infant bub zzbaby twins',
    es: 'bebe guagua nacido lactante wawa zzbaby bebito mellizos gemelos gordo nene',
  },
  toddler: {
    en: 'toddler zzbaby zzchild preschooler child kid son daughter',
    es: 'zzbaby zzchild nene nena peque nino nina hijo hija crio chiquillo',
  },
  teen: {
    en: 'teen teenager teenage teens adolescent puberty zzteen',
    es: 'adolescente adolescencia pubertad zzteen quinceanera chavo',
  },
  lover: {
    en: 'wife husband partner boyfriend girlfriend spouse fiance fiancee bf gf hubby ex couple marriage relationship',
    es: 'esposa esposo marido mujer pareja novio novia polola pololo conyuge senora senor ex matrimonio relacion expareja vieja',
  },
  cofounder: {
    en: 'cofounder founder founders cofounders associate',
    es: 'socio socia cofundador cofundadora fundador socios cofounder',
  },
  boss: {
    en: 'boss manager supervisor bosses superior director lead leader ceo',
    es: 'jefe jefa patron encargado supervisor gerente superior director',
  },
  colleague: {
    en: 'colleague coworker coworkers workmate teammate team',
    es: 'companero colega equipo companera',
  },
  parent: {
    en: 'mother father mom dad parents parent grandma grandpa grandmother grandfather nan gran grandparents aunt uncle',
    es: 'madre padre mama papa padres viejo vieja abuela abuelo abuelos viejos jefita tia tio suegra suegro mami papi',
  },
  family: {
    en: 'family brother sister siblings relatives mother father mom dad parents',
    es: 'familia hermano hermana familiares madre padre mama papa suegra suegro cunado padres',
  },
  fear: {
    en: 'afraid fear fears scared terrified panic panicking dread phobia nervous nerves anxious freeze tremble shake shaky sweat sweaty blush stammer stutter blank scare terrifies terror intimidated petrified shy embarrassed ashamed paralysed paralyzed frightened choke',
    es: 'miedo panico terror temor asusta asusto susto nervios nervioso nerviosa angustia verguenza tiemblo tiembla temblar temblor sudo sudar sudan bloqueo bloqueada bloqueado congelo congelada congelar tartamudeo tartamudear paralizo paraliza paralizada aterra aterrado aterroriza pavor cague cago julepe timido timida corta oso penita trabo blanco roja rojo roche jabon acojona',
  },
  cant: {
    en: 'cant struggle struggling hard difficult trouble impossible unable problem problems fail hardly',
    es: 'puedo puede podemos logro logra consigo consigue cuesta costo dificil imposible incapaz alcanzo alcanza problema problemas cuestan soy',
  },
  learn: {
    en: 'learn learning teach lesson lessons class classes course beginner start started improve practise practice tutor teacher basics scratch understand pick',
    es: 'aprender aprendo ensenar ensene ensena clase clases curso empezar comenzar mejorar practicar principiante profesor profe maestro basico cero entender partir tomar',
  },
  work: {
    en: 'work job office career company workplace working employer boss',
    es: 'trabajo pega laburo curro chamba empleo oficina empresa jale trabajar laburar currar jefe',
  },
  fight: {
    en: 'fight fights arguing argue quarrel conflict disagree shout yell scream disagreement clash row rows bicker screaming dispute war disputes',
    es: 'pelear pelea peleas discutir discusion discusiones bronca conflicto grito gritos gritar choque agarramos agarron drama dramas guerra bronquear tirarnos rina encontron peleado peleados peleando',
  },
  money: {
    en: 'money cash income salary wage wages dollars pounds bucks funds paycheck finances financial',
    es: 'dinero plata lana pasta guita sueldo ingreso ingresos pesos lucas euros finanzas varo salario luca pisto billete',
  },
  house: {
    en: 'house flat apartment home room condo studio place bedroom kitchen',
    es: 'casa depa departamento piso hogar habitacion cuarto pieza depto vivienda cocina monoambiente',
  },
  pain: {
    en: 'pain hurt ache sore painful aching injury injured stiff kill killing strain',
    es: 'dolor duele duelen molestia adolorido lesion lesionado molesta tieso rigido mata contractura punzada',
  },
  screen: {
    en: 'phone phones cellphone mobile tablet ipad screen screens videogames videogame gaming games game console tiktok instagram youtube fortnite roblox minecraft playstation xbox internet devices',
    es: 'celular movil telefono tablet pantalla pantallas videojuego videojuegos consola play tiktok instagram youtube fortnite roblox minecraft internet cel celu dispositivos jueguitos',
  },
  owe: { en: 'owe debt debts owes owing', es: 'debo deber deuda deudas deben debe' },
  want: {
    en: 'want wish love dream hope would thinking plan planning decided ready need',
    es: 'quiero quisiera gustaria sueno ganas pienso planeo decidi ilusion quiere necesito encantaria queria antoja',
  },
  shop: {
    en: 'shop store business shops stores firm company restaurant cafe bakery',
    es: 'tienda negocio local comercio emprendimiento empresa restaurante cafeteria panaderia almacen pyme tallercito changarro',
  },
  idea: { en: 'idea project concept product app', es: 'idea proyecto producto concepto app' },
  cold: { en: 'stop quit give', es: 'dejar dejo parar dejarlo' },
};
