console.log('Mura (村): no command is here yet.');
