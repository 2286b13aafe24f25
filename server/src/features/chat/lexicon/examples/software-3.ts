import type { Examples } from './examples.ts';

/** What people type who need help with using computers and keeping safe. One sentence a line. */
export const softwareUseExamples: Examples = {
  'online-shop': {
    en: `I sell candles at fairs and want orders on the internet
      Shopify or Etsy for handmade jewellery
      people fill the basket and leave before checkout
      card payments keep failing at the last step
      how do I work out postage for heavy parcels
      stock in the store never matches the web
      product photos and descriptions for two hundred items
      returns are eating up my margin
      set up Stripe and PayPal without a developer
      selling on Amazon takes such a big commission`,
    es: `vendo velas en ferias y quiero recibir pedidos por internet
      Shopify o Mercado Libre para mis joyas
      llenan el carrito y se van antes de pagar
      el pago con tarjeta falla en el último paso
      cómo calculo el envío de paquetes pesados
      el stock del local nunca calza con la web
      subir fotos y descripciones de doscientos productos
      las devoluciones se me comen el margen
      configurar Webpay o Mercado Pago sin programador
      quiero una tienda virtual para la ropa de bebé que coso`,
  },
  'no-code': {
    en: `make a membership portal on Bubble without programmers
      Airtable and Glide to run our food bank
      I can drag and drop but logic flows confuse me
      prototype my idea in a weekend without typing a line
      Notion as the engine behind our directory
      hit the limits of my Webflow plan
      is a visual builder enough for a marketplace
      volunteers sign up in a form and land in a list
      AI tool generated the screens, how do I launch
      cannot afford a developer, so I'll click it together`,
    es: `armar un portal de socios en Bubble sin programadores
      Airtable y Glide para manejar el banco de alimentos
      arrastro bloques pero la lógica me enreda
      hacer un prototipo el finde sin escribir una línea
      usar Notion como motor de nuestro directorio
      llegué al tope de mi plan de Webflow
      alcanza una herramienta visual para un marketplace
      que los voluntarios se anoten y caigan en una lista
      no me alcanza para pagar un desarrollador, quiero armarlo yo
      una IA me generó las pantallas y no sé publicarlas`,
  },
  'office-automation': {
    en: `I retype the same invoice data into three systems
      Zapier stopped sending leads to our CRM
      send birthday emails to clients without doing it myself
      two hundred PDF contracts to fill in by hand
      Power Automate approvals get stuck
      attachments should save themselves to the right folder
      copy paste is killing my wrist and my soul
      reminders for unpaid bills that go out on their own
      mail merge for the school's letters
      could a robot do my Monday admin routine`,
    es: `digito los mismos datos de factura en tres sistemas
      Zapier dejó de mandar los contactos al CRM
      que salgan solos los correos de cumpleaños a clientes
      tengo que rellenar doscientos contratos en PDF a mano
      las aprobaciones de Power Automate se quedan pegadas
      que los adjuntos se guarden solos en su carpeta
      el copiar y pegar me está matando la muñeca
      recordatorios de cobranza que se envíen sin mí
      combinar correspondencia para las cartas del colegio
      podría un robot hacer mi papeleo de los lunes`,
  },
  'hacked-accounts': {
    en: `somebody is posting crypto ads from my Instagram
      I can't get into my email, they changed the recovery number
      friends got messages from me asking for money
      Facebook says a login from Vietnam last night
      stolen WhatsApp after I gave away a six digit code
      my business page was taken over and they want ransom
      strange purchases on my Amazon that I never made
      ex still reads my private messages somehow
      support never replies and my profile is gone
      an intruder deleted ten years of my Gmail`,
    es: `alguien publica criptomonedas desde mi Instagram
      no puedo entrar a mi correo, cambiaron el número de recuperación
      mis contactos reciben mensajes míos pidiendo plata
      Facebook avisa un inicio de sesión en Vietnam
      me robaron el WhatsApp por dar un código de seis dígitos
      se apoderaron de la página de mi negocio y piden rescate
      aparecen compras en mi cuenta que yo no hice
      mi ex sigue leyendo mis mensajes privados
      soporte no responde y mi perfil desapareció
      un intruso borró diez años de mi Gmail`,
  },
  'password-care': {
    en: `I use my dog's name for every login
      they're all on a sticky note under the keyboard
      forgot the PIN again and locked myself out
      is 1Password or Bitwarden safe enough
      that text message code thing for two steps confuses me
      grandad resets his key every single time he signs in
      passkeys, authenticator, fingerprints, which should I trust
      share the streaming credentials with family safely
      a leak site says mine were exposed
      how long must a good passphrase be`,
    es: `uso el nombre del perro para entrar a todo
      las claves las tengo en un papelito bajo el teclado
      se me olvidó el PIN otra vez y quedé bloqueada
      será seguro un gestor como Bitwarden
      la verificación en dos pasos me enreda
      mi abuelo tiene que restablecer su contraseña cada vez
      huella, llave de acceso o código, en cuál confío
      compartir la clave de Netflix con la familia sin riesgo
      una página dice que las mías se filtraron
      cuántos caracteres debe tener una frase segura`,
  },
  'online-scams': {
    en: `a text says my parcel is held and wants a fee
      mum sent gift cards to a man she met on Facebook
      the bank rang me but was it truly the bank
      paid for a puppy that never existed
      fake landlord took my deposit for a flat
      click on this link or your account closes, they wrote
      my widowed father's online girlfriend needs another wire
      investment platform won't let me withdraw my bitcoin
      caller pretended to be Microsoft and got into my screen
      how can I tell a phony shop before I buy`,
    es: `me llegó un SMS de que mi paquete está retenido
      mi mamá le mandó plata a un hombre que conoció por Facebook
      llamaron del banco pero será de verdad el banco
      pagué por un cachorro que no existía
      un falso arrendador se quedó con mi garantía
      el cuento del tío le sacó los ahorros a mi abuela
      la novia virtual de mi papá viudo pide otra transferencia
      la plataforma de inversión no me deja retirar mis bitcoins
      caí con un enlace trucho que imitaba a Correos
      cómo reconozco una tienda falsa antes de comprar`,
  },
  'backups-files': {
    en: `my hard drive clicks and ten years of photos are on it
      deleted the wedding folder and emptied the bin
      dropped the phone in the lake with all my pictures
      thesis vanished when the laptop died
      iCloud is full and begs for money every day
      which external disk should I get for copies
      USB stick says it must be formatted
      Dropbox synced the old version over the new
      want everything saved twice in case the house burns
      scanning grandma's albums and keeping them for good`,
    es: `el disco duro hace ruido y tiene diez años de fotos
      borré la carpeta de la boda y vacié la papelera
      se me cayó el celular al agua con todas mis imágenes
      la tesis desapareció cuando murió el notebook
      el iCloud está lleno y me pide pagar a diario
      qué disco externo compro para hacer copias
      el pendrive dice que hay que formatearlo
      Dropbox pisó la versión nueva con la vieja
      quiero respaldar todo por si se incendia la casa
      escanear los álbumes de la abuela y guardarlos bien`,
  },
  'home-security': {
    en: `pop-ups everywhere since I installed a free game
      do I really need to pay for Norton or McAfee
      my neighbour is probably using our Wi-Fi
      laptop screen went black and demands bitcoin
      is it risky to do banking in a café network
      baby camera turned on by itself last night
      which settings stop my kids downloading viruses
      should I cover the webcam with tape
      router still has the sticker default admin login
      worried there is spyware on my mobile`,
    es: `me salen anuncios por todos lados desde que bajé un juego
      vale la pena pagar un antivirus o basta el de Windows
      creo que el vecino se cuelga de mi wifi
      la pantalla se puso negra y piden bitcoins
      es riesgoso entrar al banco desde la red de un café
      la cámara del bebé se encendió sola anoche
      que mis hijos no descarguen virus en la tablet
      tengo que tapar la webcam con cinta
      el router sigue con la clave de fábrica
      sospecho que tengo un programa espía en el móvil`,
  },
  'everyday-computers': {
    en: `my mother wants to video call her grandchildren
      printer is connected but refuses to print
      the icons disappeared from my desktop
      how do I attach a document and send it by email
      new smartphone and I cannot move my contacts over
      text on the screen is too small for my eyes
      retired and my sons lose patience explaining the tablet
      laptop takes ages to start since the update
      sign up for a doctor's appointment on the website
      no sound on Zoom and everybody waves at me`,
    es: `mi mamá quiere hacer videollamadas con sus nietos
      la impresora está conectada y no imprime
      se me borraron los íconos del escritorio
      cómo adjunto un documento y lo mando por correo
      celular nuevo y no sé pasar los contactos
      las letras de la pantalla son muy chicas para mis ojos
      soy jubilado y mis hijos no tienen paciencia con la tablet
      el ordenador tarda siglos en arrancar
      sacar la clave única y hacer trámites por internet
      en el Zoom no se me escucha y todos me hacen señas`,
  },
};
