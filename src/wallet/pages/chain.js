// Connects a browser wallet: proves an address and pays in tokens. The forms work by hand as well.
const wallet = window.ethereum;
const ask = (method, params) => wallet.request({ method, params });
const toHex = (text) =>
  "0x" + [...new TextEncoder().encode(text)].map((b) => b.toString(16).padStart(2, "0")).join("");
const word = (hex) => hex.replace(/^0x/, "").padStart(64, "0");

/** Runs a step of the wallet; what goes wrong stands beside the button. */
function offer(form, work) {
  const box = form.querySelector("[data-wallet]");
  if (!box) return;
  const told = box.querySelector("[data-told]");
  box.hidden = false;
  const button = box.querySelector("button");
  button.addEventListener("click", async () => {
    if (!wallet) return (told.textContent = box.dataset.none);
    button.disabled = true;
    told.textContent = box.dataset.wait;
    try {
      await work();
      form.requestSubmit();
    } catch (error) {
      told.textContent =
        error?.code === 4001 ? box.dataset.refused : String(error?.message ?? error);
      button.disabled = false;
    }
  });
}

for (const form of document.querySelectorAll("form[data-link]")) {
  offer(form, async () => {
    const [account] = await ask("eth_requestAccounts");
    form.elements.address.value = account;
    form.elements.signature.value = await ask("personal_sign", [toHex(form.dataset.link), account]);
  });
}

for (const form of document.querySelectorAll("form[data-pay]")) {
  const { token, treasury, chain, units, perPoint } = form.dataset;
  offer(form, async () => {
    const [from] = await ask("eth_requestAccounts");
    await ask("wallet_switchEthereumChain", [{ chainId: chain }]);
    const amount = units ? BigInt(units) : BigInt(form.elements.points.value) * BigInt(perPoint);
    // transfer(address,uint256)
    const data = "0xa9059cbb" + word(treasury.toLowerCase()) + word(amount.toString(16));
    form.elements.txHash.value = await ask("eth_sendTransaction", [{ from, to: token, data }]);
  });
}
