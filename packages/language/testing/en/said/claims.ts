import type { SaidExample } from './said.ts';

/** Who says to be what, and who is asked to say it. */
export const CLAIMS_SAID: readonly SaidExample[] = [
  [
    ['COMINGOUT Ann SEER'],
    `
I'm the real seer here.
I'm the true seer of this village.
I hereby come out as the seer.
I'll come out: I'm the seer.
Coming out as the seer now.
I must reveal that I am the seer.
I have to come clean, I'm the seer.
I will reveal my role as the seer.
As the seer, I ask for your trust.
As your seer, I will guide you.
As the true seer I must speak up.
My role is Seer.
My role is that of the seer.
Role: seer.
CO: seer.
I CO seer.
I claim Seer.
I hold the role of the seer.
I possess the power of the seer.
I was given the role of seer.
Seer claim here.
Seer here!
I, the seer, speak.
Trust me, I'm the seer.
Believe me, I am the seer!
I can confirm I'm the seer.
I am your fortune teller.
I'm a fortune-teller.
I am the Seer checking in.
I am the seer.
I'm the seer.
im the seer
I'm seer.
I am the Seer!
I am the real seer.
I'm the true seer.
I am the one true seer.
I am actually the seer.
I really am the seer.
I'm your seer.
I claim seer.
I claim to be the seer.
I'm claiming seer.
I am claiming to be the seer.
I'm claiming the seer role.
Claiming seer.
Seer claim.
seer claim here
Seer CO.
Seer co
CO seer
CO: Seer
I CO as seer.
I'm CO-ing as the seer.
I co seer
I come out as the seer.
I'm coming out as seer.
I am coming out as the Seer.
I will come out: I am the seer.
I hereby declare that I am the seer.
I declare myself the seer.
I declare myself to be the seer.
I reveal myself as the seer.
I reveal that I am the seer.
I must reveal that I'm the seer.
I need to reveal my role: I am the seer.
I have something to confess: I'm the seer.
I confess I am the seer.
I have to tell you I'm the seer.
I want everyone to know that I am the seer.
Let me come out: I'm the seer.
Let me be clear: I am the seer.
Time to come out: I'm the seer.
Listen up, I'm the seer.
Okay everyone, I'm the seer.
Hello, I'm Ann and I'm the seer.
I'm Ann, the seer.
My role is seer.
My role is the seer.
My role: seer.
Role: seer
My role is actually the seer.
My claim is seer.
My claim: seer.
Seer here.
Hi, seer here.
Actual seer here.
The real seer here.
It's me, the seer.
The seer is me.
As the seer, I ask you to listen.
As seer, I will report my results tomorrow.
Speaking as the seer, we must be careful.
You're looking at the real seer. I am the seer.
I counterclaim seer.
I counter-claim: I am the seer.
I counterclaim. I'm the real seer.
CC, I'm the seer.
Counterclaim, I'm the real seer.
I'm the cop.
I'm the detective.
I am the fortune teller.
`,
  ],
  [
    ['COMINGOUT Ann MEDIUM'],
    `
I am the medium of this village.
I speak to spirits.
I can speak with the dead.
I can hear the dead.
I talk to the spirits of the dead.
I am the medium.
I'm the medium.
Medium CO.
I claim medium.
I'm coming out as the medium.
My role is medium.
Medium here.
As the medium, I will report tomorrow.
I declare myself the medium.
I'm the spirit medium.
`,
  ],
  [
    ['COMINGOUT Ann BODYGUARD'],
    `
I am the knight.
I am the doctor.
I am the bodyguard.
I'm the bodyguard.
I claim bodyguard.
My role is bodyguard.
I'm coming out as the bodyguard.
I'm the doctor.
Bodyguard CO.
`,
  ],
  [
    ['COMINGOUT Ann VILLAGER'],
    `
I am only a villager.
I'm an ordinary villager with no powers.
I am Ann. A humble villager.
I'm Ann, a simple villager.
I'm a regular townsperson.
I'm townie
i am just a bystander
im a bystander
im bystander
im innocent
I'm innocent!
I promise I'm a villager.
I'm human.
I am a human.
I'm on the villagers' side.
I'm a good guy
I am one of the villagers.
Bystander too.
I am a villager.
I'm a villager.
I'm just a villager.
I'm only a villager.
I am a simple villager.
I'm a plain villager.
I'm a vanilla villager.
I'm just an ordinary villager.
I'm merely a humble villager.
I'm nothing but a villager.
I'm town.
im town
I'm townie.
I'm innocent.
im innocent i swear
I'm innocent, I promise.
I am human.
I'm a human.
I'm one of the villagers.
I'm one of the good guys.
I'm a bystander.
im just a bystander
I claim villager.
I claim to be a villager.
I'm claiming villager.
I'm claiming vanilla town.
My role is villager.
My role is simply villager.
Villager here.
Just a villager here.
Villager CO.
Villager claim.
As a villager, I want to find the wolves.
As a simple villager, I only have my reasoning.
Speaking as a villager, I need more information.
I am Ann, a villager.
I'm on the village's side.
I'm on the village side.
I'm with the village.
I'm on the town's side.
I can assure you that I'm a villager.
I assure you I am innocent.
I swear I'm innocent.
Trust me, I'm a villager.
Believe me, I'm innocent.
To be clear, I'm a villager.
I have no special role, I'm just a villager.
I don't have any ability, I'm a villager.
`,
  ],
  [
    ['COMINGOUT Ann WEREWOLF'],
    `
I am a werewolf.
I'm the werewolf.
I'm a wolf.
I am the mafia.
I confess, I'm the wolf.
I admit I'm a werewolf.
Fine, I'm the wolf.
`,
  ],
  [
    ['COMINGOUT Ann POSSESSED'],
    `
I am the possessed.
I'm the possessed.
I'm possessed.
I'm the madman.
`,
  ],
  [
    ['NOT (COMINGOUT Ann WEREWOLF)'],
    `
I am not the werewolf.
I'm not the werewolf, I promise.
I swear I'm not mafia.
i aint mafia
I assure you I am not a werewolf.
I can assure you that I'm not the werewolf.
I promise I am not the wolf.
it wasnt me
I'm definitely not mafia
I am not mafia guys
Ann here, not a mafia member.
I am not a werewolf.
I'm not a wolf.
I'm not the wolf.
im not mafia
i'm not the mafia
I am not mafia, I promise.
I'm no wolf.
I ain't mafia
I swear I'm not the wolf.
I promise I am not a werewolf.
I'm definitely not the wolf.
I can't be the wolf.
I'm really not a wolf.
I assure you that I'm not a werewolf.
Trust me, I'm not a wolf.
I deny being a werewolf.
I deny that I'm a werewolf.
I'm not scum.
I'm not one of the wolves.
It's not me.
its not me
it isn't me
I didn't do it, I'm not mafia.
`,
  ],
  [
    ['NOT (COMINGOUT Ann SEER)'],
    `
I never claimed to be the seer.
I did not claim to be the seer.
I didn't claim seer.
I withdraw my claim of being the seer.
I am not the seer.
I'm not the seer.
I'm not a seer.
I never claimed seer.
I did not claim seer.
I'm not claiming seer.
I have not claimed to be the seer.
I don't claim to be the seer.
I retract my seer claim.
I take back my seer claim.
I withdraw my seer claim.
`,
  ],
  [
    ['Bob COMINGOUT Bob SEER'],
    `
Bob claims seer.
Bob claimed seer.
Bob claims to be the seer.
Bob claimed to be the seer.
Bob is claiming seer.
Bob is claiming to be the seer.
Bob has claimed seer.
Bob just claimed seer.
Bob already claimed seer yesterday.
Bob says he is the seer.
Bob said he's the seer.
Bob said that he was the seer.
Bob told us he is the seer.
Bob says he's the real seer.
Bob states that he is the seer.
Bob declared himself the seer.
Bob declared that he is the seer.
Bob declared himself as the seer.
Bob announced that he is the seer.
Bob announced himself as the seer.
Bob revealed himself as the seer.
Bob revealed that he is the seer.
Bob came out as the seer.
Bob came out as seer yesterday.
Bob has come out as the seer.
Bob is coming out as the seer.
Bob CO'd seer.
Bob COed as the seer.
Bob CO'd as seer.
Bob counterclaimed seer.
Bob calls himself the seer.
Bob's claim to be the seer came late.
Bob's claim of being the seer is interesting.
Bob, you claimed seer.
Bob, you said you are the seer.
Bob, you claim to be the seer.
Bob, you came out as the seer.
According to Bob, he is the seer.
Bob insists he is the seer.
Bob insists that he is the real seer.
`,
  ],
  [
    ['Bob COMINGOUT Bob SEER', 'Cat COMINGOUT Cat SEER'],
    `
Both Bob and Cat claim to be the seer.
Bob and Cat both claimed seer.
Bob and Cat claim to be seers.
Bob and Cat have both claimed to be the seer.
We have two seer claims from Bob and Cat.
We have two seer claims: Bob and Cat.
Bob and Cat both claim seer.
Bob and Cat claimed seer.
Bob and Cat both claim to be the seer.
Both Bob and Cat claimed to be the seer.
Bob and Cat have both come out as the seer.
Bob claimed seer and Cat claimed seer too.
Bob claimed seer, and Cat also claimed seer.
`,
  ],
  [
    ['Bob COMINGOUT Bob MEDIUM'],
    `
Bob claims medium.
Bob claimed to be the medium.
Bob came out as the medium.
Bob says he is the medium.
Bob is the one who claimed medium.
`,
  ],
  [
    ['REQUEST ANY (COMINGOUT ANY SEER)'],
    `
Seer, please come forward.
Seer, please reveal yourself.
Would the seer please come forward?
I think the seer should come out now.
I believe the seer should reveal themselves.
The seer should reveal themselves now.
The seer needs to come forward.
The seer must speak up.
We need the seer to reveal.
We need the seer to reveal themselves.
We need a seer claim.
It would be helpful if the seer came forward.
It would help if the seer could step forward.
If there is a seer, please come forward.
If you are the seer, please come out.
If anyone is the seer, please speak up.
Anyone who is the seer, please come out.
Is the seer here?
Any seer?
Who is the seer?
Who's the seer?
Seer, where are you?
Will the real seer please stand up?
Can the seer come out please?
Can we get a seer CO?
Seer CO please.
Seer, please CO.
So, who's the seer?
Seer, come out.
Seer, please come out.
Seer, come forward.
Seer, please step forward.
Seer, reveal yourself.
Seer, please reveal yourself now.
Seer, please claim.
Seer, claim now.
Seer, speak up.
Seer, show yourself.
Seer, it's time to come out.
Seer please come out
The seer should come out.
The seer should claim.
The seer should claim now.
The seer should reveal themselves.
The seer should come forward now.
The seer must come out today.
The seer needs to come out.
The seer needs to claim today.
The seer has to come forward.
The seer ought to come out now.
The real seer should come out.
The true seer should step forward.
Can the seer come out?
Can the seer please come out?
Could the seer come forward?
Could the seer please reveal themselves?
Would the seer please come out?
Will the seer come out?
I want the seer to come out.
I'd like the seer to come out.
I would like the seer to come forward.
I ask the seer to come out.
I urge the seer to come out.
I call on the seer to come out.
I call upon the seer to come forward.
I think the seer should come out.
I believe the seer should come out today.
We need the seer to come out.
We need the seer to claim.
We need the seer to come forward now.
We want the seer to come out.
If you are the seer, come out.
If you're the seer, please come out.
If you are the seer, please come forward.
If you're the seer, claim now.
If you're the seer, speak up.
If you are the seer, now is the time to come out.
If anyone is the seer, please come out.
If anyone is the seer, come forward.
If there is a seer, please come out.
If there's a seer, come forward.
Whoever is the seer, please come out.
Whoever is the seer should come out.
Whoever the seer is, please come forward.
Any seer, please come out.
Any seers?
Is there a seer?
Is there a seer here?
Who is claiming seer? Seer, come out.
It's time for the seer to come out.
Time for the seer to claim.
Let's have the seer come out.
Let's ask the seer to come out.
Let's get the seer to claim.
How about the seer comes out?
`,
  ],
  [
    ['REQUEST ANY (NOT (COMINGOUT ANY SEER))'],
    `
Seer, don't come out yet.
The seer should not come out yet.
I don't think the seer should come out yet.
Seer, do not reveal yourself.
Seer, don't come out.
Seer, please don't come out yet.
Seer, do not claim.
Seer, stay hidden.
Seer, please stay hidden.
The seer should not come out.
The seer shouldn't claim yet.
The seer should stay hidden.
The seer must not come out today.
The seer should remain hidden.
I don't want the seer to come out.
I'd rather the seer stay hidden.
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob SEER)'],
    `
Bob, claim seer.
Bob, come out as the seer.
Bob, please come out as the seer.
Bob should claim seer.
Bob, you should claim seer.
Bob, can you claim seer?
I want Bob to claim seer.
`,
  ],
  [
    ['REQUEST Bob (COMINGOUT Bob ANY)'],
    `
Bob, come out.
Bob, please come out.
Bob, come out now.
Bob, please claim.
Bob, claim now.
Bob, you should claim.
Bob should claim.
Bob needs to claim.
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob ANY)'],
    `
Bob, what is your role?
Bob, what's your role?
whats ur role bob
Bob, what role are you?
Bob, what role do you have?
Bob, which role are you?
Bob, what are you?
Bob, who are you really and what is your role?
Bob, what are you claiming?
Bob, what do you claim to be?
Bob, what is your claim?
Bob, what's your claim?
Bob, your role?
Bob, do you have a role?
Bob, tell us your role.
Bob, please tell us your role.
Bob, could you tell us your role?
Bob, please share your role.
Bob, can you share your role?
Bob, reveal your role.
Bob, please reveal your role.
Bob, state your role.
Bob, give us your role.
I want to know your role, Bob.
I'd like to hear your role, Bob.
Bob, any role to claim?
Bob, do you have a role to claim?
Bob, care to claim your role?
Bob, will you claim your role?
Bob, would you like to share your role?
Bob, what can you tell us about your role?
Bob, you should tell us your role.
Bob, you need to reveal your role.
Bob, please state your role clearly.
Bob, please clarify your role.
Bob, please disclose your role.
Bob, could you disclose your role?
`,
  ],
  [
    ['INQUIRE Bob (COMINGOUT Bob SEER)'],
    `
Bob, are you the seer?
Are you the seer, Bob?
Bob, are you claiming seer?
Bob, are you claiming to be the seer?
Bob, are you really the seer?
Bob, do you claim seer?
Bob, do you claim to be the seer?
Bob, could you be the seer?
Bob, are you perhaps the seer?
@Bob are you the seer?
are u the seer bob?
Bob are you seer?
`,
  ],
  [
    ['Cat COMINGOUT Cat SEER'],
    `
Cat claimed seer.
Cat claims to be the seer.
Cat has claimed to be the seer.
Cat says she is the seer.
Cat said he's the seer.
Cat came out as the seer.
Cat has come out as seer.
Cat declared herself the seer.
Cat announced that she is the seer.
Cat revealed herself as the seer.
Cat is claiming to be the seer.
Cat is claiming seer.
Cat's claim to be the seer came late.
Since Cat claims to be the seer, let's listen.
With Cat claiming seer, let's listen.
Cat, you claimed to be the seer.
Cat, you said you're the seer.
Cat just claimed seer
Cat CO'd seer.
Cat counterclaimed seer.
Cat, why did you claim seer so late?
`,
  ],
];
