const answer = await fetch('/api/v1/villages');
const { villages } = await answer.json();
const table = document.getElementById('villages');
for (const { name, state, preset, taken, players } of villages) {
  const row = table.insertRow();
  for (const text of [name, state, preset, `${taken} / ${players}`]) row.insertCell().textContent = text;
}
document.getElementById('none').hidden = villages.length > 0;
